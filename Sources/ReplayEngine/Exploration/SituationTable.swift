import PoseMachine
import ScenarioModel
import SourceText
import Synchronization
import TimelineModel
import ToolbarModel

/// Every situation that orders have come to, and what each change of it led to: computed once, then looked up.
///
/// A class because all workers share it. What it answers is a pure function of the question, so
/// neither threads nor the order of questions can reach an answer; only the numbers differ.
final class SituationTable: Sendable {
  private struct Question: Hashable {
    var situation: Int
    var change: SituationChange
  }

  private let plan: ReplayPlan
  private let judge: any ExplorationJudge
  private let events: [PlannedEvent]
  /// Whether steps keep their entries; for replaying schedules.
  private let keepsEntries: Bool
  private let book = SituationBook()
  private let steps = Mutex<[Question: SituationStep]>([:])

  init(
    _ plan: ReplayPlan,
    events: [PlannedEvent],
    judge: any ExplorationJudge,
    keepsEntries: Bool
  ) {
    self.plan = plan
    self.events = events
    self.judge = judge
    self.keepsEntries = keepsEntries
  }

  /// How many situations it knows.
  var count: Int { book.count }

  /// The situation of a moment.
  func situation(of moment: SessionMoment) -> Situation {
    book.situation(of: moment)
  }

  /// What a change of a situation leads to.
  ///
  /// - Precondition: deadlines are asked for only where one is due.
  func step(from situation: Situation, by change: SituationChange) -> SituationStep {
    let question = Question(situation: situation.number, change: change)
    if let known = steps.withLock({ $0[question] }) { return known }
    let step = simulated(change, from: situation)
    steps.withLock { $0[question] = step }
    return step
  }

  /// The distance of two looks in every metric.
  func distances(from a: Int, to b: Int) -> [Int] {
    guard a != b else { return [] }
    if let known = book.distances(from: a, to: b) { return known }
    let distances = judge.distances(from: book.entry(showing: a), to: book.entry(showing: b))
    book.remember(distances, from: a, to: b)
    return distances
  }

  private func simulated(
    _ change: SituationChange,
    from situation: Situation
  ) -> SituationStep {
    var session = ReplaySession(plan, at: situation.moment)
    switch change {
    case .event(let number):
      let planned = events[number]
      var prepared = session.prepare(planned.event, of: planned.step, track: planned.track)
      prepared.macrostep.run()
      session.finish(prepared)
    case .deadlines: session.runDeadlines()
    case .work:
      let working = session.machine.workingTracks
      repeat { session.runDeadlines() } while session.machine.workingTracks == working
    case .settling: session.settle()
    case .waiting(let duration): session.now = session.now + duration
    }
    return step(by: session, from: situation)
  }

  /// What a session has recorded since it went on from a situation.
  private func step(by session: ReplaySession, from situation: Situation) -> SituationStep {
    let entries = session.recorder.entries
    var step = SituationStep(
      target: book.situation(of: session.moment, after: situation),
      elapsed: session.now - .start
    )
    step.settlesLast = entries[0].isSettled && !situation.last.entry.isSettled
    step.warnings = session.warnings
    if keepsEntries { step.entries = Array(entries.dropFirst()) }
    var look = situation.last.look
    if step.settlesLast { step.rest = look }
    for entry in entries.dropFirst() {
      let next = book.look(of: entry)
      step.add(distances(from: look, to: next))
      look = next
      if entry.isSettled { step.rest = look }
      for expectation in plan.scenario.always where !judge.holds(expectation, in: entry) {
        step.mark(ExpectationFailure(line: expectation.position.line, isAlways: true))
      }
    }
    return step
  }
}

extension ReplaySession {
  /// Runs what is due at the next deadline; there must be one.
  fileprivate mutating func runDeadlines() {
    guard let due = machine.nextDeadline,
      var prepared = begin(.deadlines, at: max(due, now))
    else { return }
    prepared.macrostep.run()
    finish(prepared)
  }
}

extension MachineState {
  /// The tracks that have set something in motion which has not ended.
  fileprivate var workingTracks: Set<Int> { Set(pending.map(\.track)) }
}

extension SituationStep {
  fileprivate mutating func add(_ distances: [Int]) {
    guard !distances.isEmpty else { return }
    path = path.isEmpty ? distances : zip(path, distances).map { $0 + $1 }
  }

  fileprivate mutating func mark(_ failure: ExpectationFailure) {
    if !failures.contains(failure) { failures.append(failure) }
  }
}
