import PoseMachine
import ScenarioModel
import SourceText
import TimelineModel
import ToolbarModel

/// One move from a node: what happens, what it costs and what it breaks.
struct InterleavingWalk: ~Copyable {
  private let model: ReplayInterleavings
  private var numbered: NumberedProgress
  /// What the move has come to so far.
  private var passage: Passage
  /// What the schedule has recorded so far, when that is kept.
  private(set) var record: ScheduleRecord?

  init(
    _ model: ReplayInterleavings,
    from passage: Passage,
    _ progress: NumberedProgress,
    recording record: ScheduleRecord? = nil
  ) {
    self.model = model
    self.passage = passage
    numbered = progress
    self.record = record
  }

  /// The finished move.
  consuming func move(
    _ choice: ScheduleChoice
  ) -> InterleavingMove<ExploredNode, ExpectationFailure> {
    InterleavingMove(
      choice: choice,
      node: reached,
      scores: passage.scores,
      marks: passage.failures
    )
  }

  /// Where the move has led.
  var reached: ExploredNode {
    let isPast = plan.jitter > .zero && passage.situation.isSettled
    let numbered = isPast ? model.progresses.progress(numbered, after: .settling) : numbered
    return ExploredNode(
      situation: passage.situationNumber,
      progress: numbered.number,
      rest: passage.rest
    )
  }

  /// Makes the move; false when it is not possible.
  ///
  /// - Precondition: the progress says that the choice is worth a look.
  mutating func make(_ choice: ScheduleChoice) -> Bool {
    switch choice {
    case .strand(let strand): take(strand)
    case .time: letTimeRun()
    }
  }

  /// Lets the next event of a strand happen; false when it cannot come next.
  private mutating func take(_ number: Int) -> Bool {
    let track = plan.strands[number].track
    guard passExpectations(of: track), let event = numbered.progress.event(of: number, in: plan)
    else { return false }
    let way = way(to: event, of: track)
    guard fits(way.elapsed, except: track) else { return false }
    append(way, to: event, number: number)
    if !numbered.progress.hasRemaining(in: plan) { runToEnd() }
    return true
  }

  /// Lets time run to the next deadline; false when no window is open.
  private mutating func letTimeRun() -> Bool {
    guard let wait = passage.situation.untilDeadline, numbered.progress.hasRemaining(in: plan),
      fits(wait, except: nil), numbered.progress.mayWait(wait, in: plan)
    else { return false }
    change(by: .deadlines)
    return true
  }

  // The rest is what the two moves are made of.

  private var plan: InterleavingPlan { model.interleavings }

  private func fits(_ duration: ReplayDuration, except track: Int?) -> Bool {
    guard let room = numbered.progress.room(except: track, in: plan) else { return true }
    return duration <= room
  }

  /// What leads to an event and through it: an instant of its own is waited for, else the track's own work.
  private func way(to event: Int, of track: Int) -> Passage {
    let place = numbered.progress.places[track]
    let named = numbered.progress.untilNamed(of: track, in: plan).map { $0 - plan.jitter }
    return model.table.passage(
      from: passage.hasGone ? Passage(from: passage.situation, rest: passage.rest) : passage,
      to: event,
      notBefore: place.isTogether ? .zero : max(.zero, named ?? place.busyFor),
      endsWork: !place.isTogether && named == nil
    )
  }

  private mutating func append(_ way: Passage, to event: Int, number: Int) {
    let last = way.steps.count - 1
    if record != nil {
      for step in way.steps[..<last] { record?.take(step) }
      note(
        plan.events[event].step,
        strand: number,
        number: numbered.progress.done[number],
        of: plan.strands[number].track
      )
      record?.take(way.steps[last])
    }
    passage = passage.appending(way)
    elapse(way.elapsed)
    numbered = model.progresses.progress(numbered, after: .event(strand: number))
  }

  /// The expectation that stands before the track's next event, with the step that writes it.
  private func nextExpectation(of track: Int) -> (Step, Expectation)? {
    guard let turn = numbered.progress.next(of: track, in: plan), case .expectation = turn.kind
    else {
      return nil
    }
    let step = plan.tracks[track].step(of: turn)
    guard case .expect(let expectation) = step.action else { return nil }
    return (step, expectation)
  }

  /// Checks the expectations that stand before the track's next event, once all is settled.
  private mutating func passExpectations(of track: Int) -> Bool {
    while let (step, expectation) = nextExpectation(of: track) {
      while let wait = passage.situation.untilDeadline {
        guard fits(wait, except: track) else { return false }
        change(by: .deadlines)
      }
      guard fits(numbered.progress.untilReady(track, in: plan), except: track) else { return false }
      check(expectation, of: step, track: track)
    }
    return true
  }

  private mutating func check(_ expectation: Expectation, of step: Step, track: Int) {
    let wait = numbered.progress.untilReady(track, in: plan)
    if wait > .zero {
      if passage.situation.isSettled { change(by: .settling) }
      change(by: .waiting(wait))
    }
    note(step, strand: nil, number: 0, of: track)
    change(by: .settling)
    record?.check(expectation)
    if !model.judge.holds(expectation, in: passage.situation.last.entry) {
      let failure = ExpectationFailure(line: expectation.position.line, isAlways: false)
      passage = passage.appending(failure)
    }
    numbered = model.progresses.progress(numbered, after: .expectation(track: track))
  }

  private mutating func note(_ step: Step, strand: Int?, number: Int, of track: Int) {
    guard let now = record?.now else { return }
    let step = PerformedStep(
      step: step,
      strand: strand,
      number: number,
      lane: model.laneName(of: strand, track: track),
      at: now
    )
    record?.performed.append(step)
  }

  private mutating func runToEnd() {
    while passage.situation.untilDeadline != nil { change(by: .work) }
    change(by: .settling)
    while let track = earliestExpectation {
      guard let (step, expectation) = nextExpectation(of: track) else { break }
      check(expectation, of: step, track: track)
    }
  }

  /// The track whose next expectation is due first.
  private var earliestExpectation: Int? {
    numbered.progress.places.indices.filter { numbered.progress.next(of: $0, in: plan) != nil }
      .min {
        numbered.progress.untilReady($0, in: plan) < numbered.progress.untilReady($1, in: plan)
      }
  }

  private mutating func change(by change: SituationChange) {
    let step = model.table.step(from: passage.situation, by: change)
    record?.take(step)
    passage = passage.appending(step, distances: model.table.distances)
    elapse(step.elapsed)
  }

  private mutating func elapse(_ duration: ReplayDuration) {
    guard duration > .zero, numbered.readsTime else { return }
    numbered = model.progresses.progress(numbered, after: .time(duration))
  }
}
