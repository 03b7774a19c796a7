import PoseMachine
import ScenarioModel
import SourceText
import TimelineModel
import ToolbarModel

/// One move from a node: what happens, what it costs and what it breaks.
struct InterleavingWalk: ~Copyable {
  private let model: ReplayInterleavings
  private var progress: OrderProgress
  /// One a metric; empty while all are zero.
  private var scores: [Int] = []
  private var marks: [ExpectationFailure] = []
  /// What the schedule has recorded so far, when that is kept.
  private(set) var record: ScheduleRecord?

  init(
    _ model: ReplayInterleavings,
    from node: ExploredNode,
    recording record: ScheduleRecord? = nil
  ) {
    self.model = model
    progress = node.progress
    self.record = record
  }

  /// The finished move.
  consuming func move(
    _ choice: ScheduleChoice
  ) -> InterleavingMove<ExploredNode, ExpectationFailure> {
    InterleavingMove(choice: choice, node: reached, scores: scores, marks: marks)
  }

  /// Where the move has led.
  var reached: ExploredNode { ExploredNode(progress, key: progress.key(in: model)) }

  /// Makes the move; false when it is not possible.
  mutating func make(_ choice: ScheduleChoice) -> Bool {
    switch choice {
    case .strand(let strand): model.strands.indices.contains(strand) && take(strand)
    case .time: letTimeRun()
    }
  }

  /// Lets the next event of a strand happen; false when it cannot come next.
  private mutating func take(_ number: Int) -> Bool {
    let strand = model.strands[number]
    guard progress.done[number] < strand.length, passExpectations(of: strand.track),
      let mate = place(of: strand), let instant = runUpTo(nextOf: strand.track)
    else { return false }
    wait(until: instant)
    happen(strand, mate: mate, number: number)
    progress.done[number] += 1
    progress.lastEvent = progress.now
    if !model.hasRemaining(at: progress) { runToEnd() }
    return true
  }

  /// Lets time run to the next deadline; false when no window is open.
  private mutating func letTimeRun() -> Bool {
    guard let deadline = nextDeadline, model.hasRemaining(at: progress),
      deadline <= limit(except: nil), isVoluntary(deadline)
    else { return false }
    change(by: .deadlines)
    return true
  }

  // The rest is what the two moves are made of.

  private var nextDeadline: ReplayInstant? {
    progress.situation.untilDeadline.map { progress.now + $0 }
  }

  /// The next step of a track, unless its `together` is running.
  private func next(of track: Int) -> TrackPlan.Turn? {
    let place = progress.places[track]
    return place.isTogether ? nil : model.tracks[track].turn(at: place.place)
  }

  /// The expectation that stands before the track's next event, with the step that writes it.
  private func nextExpectation(of track: Int) -> (Step, Expectation)? {
    guard let turn = next(of: track), case .expectation = turn.kind else { return nil }
    let step = model.tracks[track].step(of: turn)
    guard case .expect(let expectation) = step.action else { return nil }
    return (step, expectation)
  }

  private func explicitInstant(of track: Int) -> ReplayInstant? {
    model.explicitInstant(of: track, at: progress.places[track])
  }

  /// Whether the strand's event is the track's next one: its place among the mates, or -1 for the track's own.
  private func place(of strand: ReplayStrand) -> Int? {
    guard let member = strand.member else {
      guard case .event? = next(of: strand.track)?.kind else { return nil }
      return -1
    }
    if let index = progress.running(of: strand.track) {
      return progress.running[index].mates.firstIndex(of: member)
    }
    guard let turn = next(of: strand.track), case .together = turn.kind,
      member < turn.events.count
    else { return nil }
    return member
  }

  /// Checks the expectations that stand before the track's next event, once all is settled.
  private mutating func passExpectations(of track: Int) -> Bool {
    let limit = limit(except: track)
    while let (step, expectation) = nextExpectation(of: track) {
      while let deadline = nextDeadline {
        guard deadline <= limit else { return false }
        change(by: .deadlines)
      }
      let ready = readyInstant(of: track)
      guard ready <= limit else { return false }
      check(expectation, of: step, track: track, at: ready)
    }
    return true
  }

  /// When a track's next step may begin once nothing is pending.
  private func readyInstant(of track: Int) -> ReplayInstant {
    max(progress.now, explicitInstant(of: track) ?? progress.places[track].busyUntil)
  }

  private mutating func check(
    _ expectation: Expectation,
    of step: Step,
    track: Int,
    at ready: ReplayInstant
  ) {
    wait(until: ready)
    note(step, strand: nil, number: 0, of: track)
    change(by: .settling)
    record?.check(expectation)
    if !model.judge.holds(expectation, in: progress.situation.last.entry) {
      mark(ExpectationFailure(line: expectation.position.line, isAlways: false))
    }
    progress.places[track].place += 1
    progress.places[track].lastBegan = progress.now
  }

  /// Runs time to the instant of the track's next event; nil when that would make another one late.
  private mutating func runUpTo(nextOf track: Int) -> ReplayInstant? {
    let limit = limit(except: track)
    var instant = progress.now
    if let explicit = explicitInstant(of: track) {
      instant = max(
        instant,
        ReplayInstant(milliseconds: explicit.milliseconds - model.jitter.milliseconds)
      )
    } else if !progress.places[track].isTogether {
      while progress.situation.workingTracks.contains(track) {
        let work = model.table.step(from: progress.situation, by: .work)
        guard progress.now + work.elapsed <= limit else { return nil }
        take(work)
      }
      instant = max(progress.now, progress.places[track].busyUntil)
    }
    guard instant <= limit else { return nil }
    while let deadline = nextDeadline, deadline <= instant { change(by: .deadlines) }
    return instant
  }

  /// Lets time run on with nothing due.
  private mutating func wait(until instant: ReplayInstant) {
    guard instant > progress.now else { return }
    if progress.situation.isSettled { change(by: .settling) }
    change(by: .waiting(instant - progress.now))
  }

  private mutating func happen(_ strand: ReplayStrand, mate: Int, number: Int) {
    let track = strand.track
    let turn: TrackPlan.Turn?
    if progress.places[track].isTogether {
      turn = model.tracks[track].turn(at: progress.places[track].place - 1)
    } else {
      turn = next(of: track)
      progress.places[track].place += 1
      progress.places[track].lastBegan = progress.now
    }
    guard let turn else { return }
    let event: Int
    switch turn.kind {
    case .together(let within):
      event = turn.events.lowerBound + takeMate(mate, of: turn, track: track, within: within)
    case .event, .repeated, .expectation:
      event = turn.events.lowerBound
      if case .wait(let duration) = model.events[event].event {
        progress.places[track].busyUntil = progress.now + duration
      }
    }
    note(model.events[event].step, strand: number, number: progress.done[number], of: track)
    change(by: .event(event))
  }

  /// Takes an event out of the track's `together`, which its first one begins and its last one ends.
  ///
  /// - Returns: its place among the events of the turn.
  private mutating func takeMate(
    _ mate: Int,
    of turn: TrackPlan.Turn,
    track: Int,
    within: ReplayDuration
  ) -> Int {
    let index = progress.running(of: track) ?? progress.running.count
    if index == progress.running.count {
      progress.running.append(
        RunningTogether(
          track: track,
          mates: Array(0..<turn.events.count),
          windowEnd: progress.now + within
        )
      )
    }
    let taken = progress.running[index].mates.remove(at: mate)
    progress.places[track].isTogether = !progress.running[index].mates.isEmpty
    if !progress.places[track].isTogether { progress.running.remove(at: index) }
    return taken
  }

  private mutating func note(_ step: Step, strand: Int?, number: Int, of track: Int) {
    guard record != nil else { return }
    let step = PerformedStep(
      step: step,
      strand: strand,
      number: number,
      lane: model.laneName(of: strand, track: track),
      at: progress.now
    )
    record?.performed.append(step)
  }

  /// The latest instant at which nothing that has an instant or a window of its own comes too late.
  private func limit(except track: Int?) -> ReplayInstant {
    var limit = Int.max
    for index in progress.places.indices where index != track {
      if progress.places[index].isTogether, let together = progress.running(of: index) {
        limit = min(limit, progress.running[together].windowEnd.milliseconds)
      } else if let explicit = explicitInstant(of: index) {
        switch next(of: index)?.kind {
        case .event, .together:
          limit = min(limit, explicit.milliseconds + model.jitter.milliseconds)
        case .expectation, .repeated, nil: break
        }
      }
    }
    return ReplayInstant(milliseconds: max(limit, progress.now.milliseconds))
  }

  /// Whether a window is open in which the next event may wait for a deadline.
  private func isVoluntary(_ deadline: ReplayInstant) -> Bool {
    if model.jitter > .zero, deadline <= progress.lastEvent + model.jitter { return true }
    return progress.running.contains { deadline <= $0.windowEnd }
  }

  private mutating func runToEnd() {
    while nextDeadline != nil { change(by: .work) }
    change(by: .settling)
    while let track = earliestExpectation {
      guard let (step, expectation) = nextExpectation(of: track) else { break }
      check(expectation, of: step, track: track, at: readyInstant(of: track))
    }
  }

  /// The track whose next expectation is due first.
  private var earliestExpectation: Int? {
    progress.places.indices.filter { next(of: $0) != nil }
      .min { readyInstant(of: $0) < readyInstant(of: $1) }
  }

  private mutating func change(by change: SituationChange) {
    take(model.table.step(from: progress.situation, by: change))
  }

  /// Accounts for a step.
  private mutating func take(_ step: SituationStep) {
    record?.take(step, from: progress.now)
    progress.situation = step.target
    progress.now = progress.now + step.elapsed
    add(step.path, sign: 1)
    if let rest = step.rest {
      add(model.table.distances(from: progress.rest, to: rest), sign: -1)
      progress.rest = rest
    }
    for failure in step.failures { mark(failure) }
  }

  private mutating func add(_ distances: [Int], sign: Int) {
    if distances.isEmpty { return }
    if scores.isEmpty { scores = Array(repeating: 0, count: model.metricCount) }
    for (metric, distance) in distances.enumerated() { scores[metric] += sign * distance }
  }

  private mutating func mark(_ failure: ExpectationFailure) {
    if !marks.contains(failure) { marks.append(failure) }
  }
}
