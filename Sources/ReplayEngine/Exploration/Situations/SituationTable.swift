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
  private struct Goal: Equatable {
    var event: Int
    var rest: Int
    var notBefore: ReplayDuration
    var endsWork: Bool
  }

  private let plan: ReplayPlan
  private let judge: any ExplorationJudge
  private let events: [PlannedEvent]
  /// What the entries of the events say.
  private let causes: [EntryCause]
  private let book = SituationBook()
  private let memory = SessionMemory()
  private let steps = NumberedAnswers<SituationChange, SituationStep>()
  private let passages = NumberedAnswers<Goal, Passage>()

  init(
    _ plan: ReplayPlan,
    events: [PlannedEvent],
    judge: any ExplorationJudge
  ) {
    self.plan = plan
    self.events = events
    causes = events.map { plan.cause(of: $0.event, in: $0.step, track: $0.track) }
    self.judge = judge
  }

  /// How many situations it knows.
  var count: Int { book.count }

  /// The situation of a moment.
  func situation(of moment: SessionMoment) -> Situation {
    book.situation(of: moment, look: book.looks.number(of: moment.last))
  }

  /// The situation that has a number, which this table has given.
  subscript(number: Int) -> Situation { book[number] }

  /// What a change of a situation leads to.
  ///
  /// - Precondition: deadlines are asked for only where one is due.
  func step(from situation: Situation, by change: SituationChange) -> SituationStep {
    steps.answer(to: change, of: situation.number) { simulated(change, from: situation) }
  }

  /// The way to an event and through it.
  ///
  /// - Parameters:
  ///   - start: one that has not gone anywhere.
  ///   - event: the number of an event of the plan, which takes no time itself.
  ///   - notBefore: how long it has to be waited for at least.
  ///   - endsWork: whether what its track has set in motion has to end before.
  func passage(
    from start: Passage,
    to event: Int,
    notBefore: ReplayDuration,
    endsWork: Bool
  ) -> Passage {
    let waits = endsWork && start.situation.isWorking(events[event].track)
    if !waits, notBefore == .zero, start.situation.untilDeadline != .zero {
      // A single step, which is known itself.
      return going(on: start, by: .event(event))
    }
    let goal = Goal(event: event, rest: start.rest, notBefore: notBefore, endsWork: endsWork)
    return passages.answer(to: goal, of: start.situationNumber) {
      var passage = start
      while endsWork, passage.situation.isWorking(events[event].track) {
        passage = going(on: passage, by: .work)
      }
      let begin = max(passage.elapsed, notBefore)
      while let wait = passage.situation.untilDeadline, passage.elapsed + wait <= begin {
        passage = going(on: passage, by: .deadlines)
      }
      if begin > passage.elapsed {
        if passage.situation.isSettled { passage = going(on: passage, by: .settling) }
        passage = going(on: passage, by: .waiting(begin - passage.elapsed))
      }
      return going(on: passage, by: .event(event))
    }
  }

  private func going(on passage: Passage, by change: SituationChange) -> Passage {
    passage.appending(step(from: passage.situation, by: change), distances: distances)
  }

  /// The distance of two looks in every metric.
  func distances(from a: Int, to b: Int) -> [Int] {
    a == b ? [] : book.looks.distances(from: a, to: b) { judge.distances(from: $0, to: $1) }
  }

  private func simulated(
    _ change: SituationChange,
    from situation: Situation
  ) -> SituationStep {
    var session = ReplaySession(plan, at: situation.moment, memory)
    switch change {
    case .event(let number):
      let planned = events[number]
      var prepared = session.prepare(
        planned.event,
        over: planned.step.over,
        track: planned.track,
        cause: causes[number]
      )
      prepared.macrostep.run()
      session.finish(prepared)
    case .deadlines: session.runDeadlines()
    case .work:
      let working = Set(session.machine.pending.map(\.track))
      repeat {
        session.runDeadlines()
      } while working.allSatisfy { session.machine.hasPending(of: $0) }
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
    for (before, entry) in zip(entries, entries.dropFirst()) {
      if !entry.state.isSame(as: before.state) {
        let next = book.looks.number(of: entry)
        path.add(distances(from: look, to: next), sign: 1)
        look = next
      }
      if entry.isSettled { rest = look }
      for expectation in plan.scenario.always where !judge.holds(expectation, in: entry) {
        let failure = ExpectationFailure(line: expectation.position.line, isAlways: true)
        if !failures.contains(failure) { failures.append(failure) }
      }
    }
    return SituationStep(
      target: book.situation(of: session.moment, look: look, after: situation),
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
