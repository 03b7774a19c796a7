import Dispatch
import PoseMachine
import Synchronization
import ToolbarModel

/// Runs the machine on libdispatch: every region proposes on its own serial queue from the frozen
/// configuration, every track is a timer, and one coordinator queue merges.
///
/// A class because it owns queues and timers. Snapshot in, ordered merge out: thread timing cannot
/// reach the session, which only the coordinator touches. Work in flight is counted by one
/// `DispatchGroup`; the replay is over when it empties.
final class DispatchExecutor: Sendable {
  /// The coordinator's own state; the lock is never held while anything else runs.
  private struct Progress {
    var session: ReplaySession
    var step: PreparedTurn?
  }

  private let progress: Mutex<Progress>
  private let pace: ReplayPace
  private let onEntries: @Sendable (ReplaySession) -> Bool
  private let coordinator = DispatchQueue(label: "toolbar-replay.coordinator")
  private let regions: [DispatchQueue]
  private let inFlight = DispatchGroup()
  private let start = DispatchTime.now()

  private init(
    _ session: ReplaySession,
    pace: ReplayPace,
    workers: Int,
    onEntries: @escaping @Sendable (ReplaySession) -> Bool
  ) {
    precondition(workers >= 1, "an executor needs at least one worker, got \(workers)")
    progress = Mutex(Progress(session: session))
    self.pace = pace
    self.onEntries = onEntries
    // Serial queues that target a serial queue share its thread: that bounds the threads at work.
    let threads = (0..<workers).map { DispatchQueue(label: "toolbar-replay.worker.\($0)") }
    regions = RegionName.allCases.map { region in
      DispatchQueue(
        label: "toolbar-replay.region.\(region.rawValue)",
        target: threads[region.order % workers]
      )
    }
  }

  /// Runs a session to its end.
  ///
  /// - Parameter onEntries: called after every turn that recorded something; false ends the replay.
  static func run(
    _ session: ReplaySession,
    pace: ReplayPace,
    workers: Int,
    onEntries: @escaping @Sendable (ReplaySession) -> Bool = { _ in true }
  ) -> ReplaySession {
    let executor = DispatchExecutor(session, pace: pace, workers: workers, onEntries: onEntries)
    executor.inFlight.enter()
    executor.coordinator.async { executor.armNextTurn() }
    executor.inFlight.wait()
    return executor.progress.withLock { $0.session }
  }

  /// Arms the timer of the next turn; on the coordinator queue.
  private func armNextTurn() {
    guard let (turn, instant) = progress.withLock({ $0.session.nextTurn() }) else {
      inFlight.leave()
      return
    }
    let timer = DispatchSource.makeTimerSource(queue: coordinator)
    timer.schedule(deadline: deadline(of: instant))
    timer.setEventHandler { [self] in
      timer.cancel()
      begin(turn, at: instant)
    }
    timer.activate()
  }

  private func deadline(of instant: ReplayInstant) -> DispatchTime {
    switch pace {
    case .immediate: .now()
    case .real(let speed):
      start + .microseconds(instant.milliseconds * 100_000 / max(speed, 1))
    }
  }

  private func begin(_ turn: ReplayTurn, at instant: ReplayInstant) {
    let hasWork = progress.withLock { progress in
      progress.step = progress.session.begin(turn, at: instant)
      return progress.step != nil
    }
    if hasWork { runMicrostep() } else { armNextTurn() }
  }

  /// One microstep: all regions propose from the same frozen value, at once and in any order.
  private func runMicrostep() {
    let question = progress.withLock { progress in
      progress.step.flatMap { step in
        step.macrostep.next.map { (event: $0, frozen: step.macrostep.frozen) }
      }
    }
    guard let question else { return finish() }
    let box = ProposalBox(count: regions.count)
    let group = DispatchGroup()
    for (index, name) in MachineRegions.order.enumerated() {
      regions[index].async(group: group) {
        box.put(MachineRegions.propose(name, question.event, in: question.frozen), at: index)
      }
    }
    group.notify(queue: coordinator) { [self] in
      let merged = box.all
      progress.withLock { $0.step?.macrostep.merge(merged) }
      runMicrostep()
    }
  }

  private func finish() {
    let session = progress.withLock { progress in
      if let step = progress.step { progress.session.finish(step) }
      progress.step = nil
      return progress.session
    }
    if onEntries(session) { armNextTurn() } else { inFlight.leave() }
  }
}
