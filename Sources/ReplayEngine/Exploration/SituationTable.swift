import PoseMachine
import ScenarioModel
import SourceText
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
  private let book = SituationBook()
  private let steps = SharedTable<Question, SituationStep>()

  init(
    _ plan: ReplayPlan,
    events: [PlannedEvent],
    judge: any ExplorationJudge
  ) {
    self.plan = plan
    self.events = events
    self.judge = judge
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
    let question = Prehashed(Question(situation: situation.number, change: change))
    return steps.value(for: question) { simulated(change, from: situation) }
  }

  /// The distance of two looks in every metric.
  func distances(from a: Int, to b: Int) -> [Int] {
    a == b ? [] : book.looks.distances(from: a, to: b) { judge.distances(from: $0, to: $1) }
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
    let settlesLast = entries[0].isSettled && !situation.last.entry.isSettled
    var look = situation.last.look
    var rest: Int? = settlesLast ? look : nil
    var path: [Int] = []
    var failures: [ExpectationFailure] = []
    for entry in entries.dropFirst() {
      let next = book.looks.number(of: entry)
      path.add(distances(from: look, to: next))
      look = next
      if entry.isSettled { rest = look }
      for expectation in plan.scenario.always where !judge.holds(expectation, in: entry) {
        let failure = ExpectationFailure(line: expectation.position.line, isAlways: true)
        if !failures.contains(failure) { failures.append(failure) }
      }
    }
    return SituationStep(
      target: book.situation(of: session.moment, after: situation),
      elapsed: session.now - .start,
      path: path,
      rest: rest,
      failures: failures,
      settlesLast: settlesLast,
      entries: Array(entries.dropFirst()),
      warnings: session.warnings
    )
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

extension [Int] {
  /// Adds distances, one a metric; none of either are zeros.
  fileprivate mutating func add(_ distances: [Int]) {
    guard !distances.isEmpty else { return }
    self = isEmpty ? distances : zip(self, distances).map { $0 + $1 }
  }
}
