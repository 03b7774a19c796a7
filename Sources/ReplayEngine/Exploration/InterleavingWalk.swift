import PoseMachine
import ScenarioModel
import SourceText
import TimelineModel
import ToolbarModel

/// One move from a node: what happens, what it costs and what it breaks.
struct InterleavingWalk {
  private let model: ReplayInterleavings
  private var node: ExploredNode
  private var scores: [Int]
  private var marks: [ExpectationFailure] = []
  /// How many entries have been accounted for.
  private var counted: Int
  private var countedCheckpoints: Int
  private var wasSettled: Bool

  init(_ model: ReplayInterleavings, from node: ExploredNode) {
    self.model = model
    self.node = node
    scores = Array(repeating: 0, count: model.metricCount)
    counted = node.session.recorder.entries.count
    countedCheckpoints = node.session.checkpoints.count
    wasSettled = node.session.recorder.entries.last?.isSettled ?? false
  }

  /// The finished move.
  func move(_ choice: ScheduleChoice) -> InterleavingMove<ExploredNode, ExpectationFailure> {
    InterleavingMove(choice: choice, node: node, scores: scores, marks: marks)
  }

  /// Lets the next event of a strand happen; false when it cannot come next.
  mutating func take(_ number: Int) -> Bool {
    let strand = model.strands[number]
    guard node.done[number] < strand.length, passExpectations(of: strand.track),
      let mate = place(of: strand), let instant = runUpTo(nextOf: strand.track)
    else { return false }
    if instant > node.session.now {
      settleIfAtRest()
      node.session.now = instant
    }
    guard let prepared = begin(strand, mate: mate) else { return false }
    perform(prepared, strand: number)
    node.done[number] += 1
    node.lastEvent = node.session.now
    if !model.remaining(at: node).contains(where: { $0 > 0 }) { runToEnd() }
    close()
    return true
  }

  /// Lets time run to the next deadline; false when no window is open.
  mutating func letTimeRun() -> Bool {
    guard let deadline = node.session.machine.nextDeadline, deadline <= limit(except: nil),
      isVoluntary(deadline)
    else { return false }
    runDeadlines()
    close()
    return true
  }

  // The rest is what the two moves are made of.

  /// Whether the strand's event is the track's next one: its place among the mates, or -1 for the track's own.
  private func place(of strand: ReplayStrand) -> Int? {
    let track = node.session.tracks[strand.track]
    guard let member = strand.member else {
      guard track.mates.isEmpty, case .event? = track.next?.action else { return nil }
      return -1
    }
    if !track.mates.isEmpty { return track.mates.firstIndex { $0.index == member } }
    guard case .together(_, let events)? = track.next?.action, member < events.count else {
      return nil
    }
    return member
  }

  /// Checks the expectations that stand before the track's next event, once all is settled.
  private mutating func passExpectations(of track: Int) -> Bool {
    let limit = limit(except: track)
    while node.session.turn(of: track) == .expectation(track: track) {
      while let deadline = node.session.machine.nextDeadline {
        guard deadline <= limit else { return false }
        runDeadlines()
      }
      guard let ready = node.session.readyInstant(of: track), ready <= limit else { return false }
      if ready > node.session.now { settleIfAtRest() }
      note(node.session.tracks[track].next, strand: nil, number: 0, of: track, at: ready)
      _ = node.session.begin(.expectation(track: track), at: ready)
    }
    return true
  }

  /// Runs time to the instant of the track's next event; nil when that would make another one late.
  private mutating func runUpTo(nextOf track: Int) -> ReplayInstant? {
    let limit = limit(except: track)
    var instant = node.session.now
    if node.session.tracks[track].mates.isEmpty {
      if let explicit = node.session.tracks[track].explicitInstant {
        let earliest = ReplayInstant(
          milliseconds: explicit.milliseconds - model.jitter.milliseconds
        )
        instant = max(instant, earliest)
      } else {
        while node.session.machine.hasPending(of: track) {
          guard let deadline = node.session.machine.nextDeadline, deadline <= limit else {
            return nil
          }
          runDeadlines()
        }
        instant = max(node.session.now, node.session.tracks[track].busyUntil)
      }
    }
    guard instant <= limit else { return nil }
    while let deadline = node.session.machine.nextDeadline, deadline <= instant { runDeadlines() }
    return instant
  }

  private mutating func begin(_ strand: ReplayStrand, mate: Int) -> PreparedTurn? {
    let turn = ReplayTurn.step(track: strand.track)
    if mate < 0 { return node.session.begin(turn, at: node.session.now) }
    if node.session.tracks[strand.track].mates.isEmpty {
      _ = node.session.begin(turn, at: node.session.now)
    }
    return node.session.beginMate(mate, of: strand.track)
  }

  private mutating func perform(_ prepared: PreparedTurn, strand: Int) {
    var prepared = prepared
    prepared.macrostep.run()
    node.session.finish(prepared)
    note(
      prepared.step,
      strand: strand,
      number: node.done[strand],
      of: model.strands[strand].track,
      at: node.session.now
    )
  }

  private mutating func note(
    _ step: Step?,
    strand: Int?,
    number: Int,
    of track: Int,
    at instant: ReplayInstant
  ) {
    guard model.keepsTimelines, let step else { return }
    node.performed.append(
      PerformedStep(
        step: step,
        strand: strand,
        number: number,
        lane: model.laneName(of: strand, track: track),
        at: instant
      )
    )
  }

  /// The latest instant at which nothing that has an instant or a window of its own comes too late.
  private func limit(except track: Int?) -> ReplayInstant {
    var limit = Int.max
    for (index, state) in node.session.tracks.enumerated() where index != track {
      if let explicit = state.explicitInstant, case .event? = state.next?.action {
        limit = min(limit, explicit.milliseconds + model.jitter.milliseconds)
      }
      if let explicit = state.explicitInstant, case .together? = state.next?.action {
        limit = min(limit, explicit.milliseconds + model.jitter.milliseconds)
      }
      if !state.mates.isEmpty {
        limit = min(limit, state.lastBegan.milliseconds + state.within.milliseconds)
      }
    }
    return ReplayInstant(milliseconds: max(limit, node.session.now.milliseconds))
  }

  /// Whether a window is open in which the next event may wait for a deadline.
  private func isVoluntary(_ deadline: ReplayInstant) -> Bool {
    if model.jitter > .zero, deadline <= node.lastEvent + model.jitter { return true }
    return node.session.tracks.contains {
      !$0.mates.isEmpty && deadline <= $0.lastBegan + $0.within
    }
  }

  private mutating func runDeadlines() {
    guard let deadline = node.session.machine.nextDeadline else { return }
    if deadline > node.session.now { settleIfAtRest() }
    guard
      var prepared = node.session.begin(.deadlines, at: max(deadline, node.session.now))
    else { return }
    prepared.macrostep.run()
    node.session.finish(prepared)
  }

  private mutating func settleIfAtRest() {
    if node.session.machine.isSettled { node.session.settle() }
  }

  private mutating func runToEnd() {
    while node.session.machine.nextDeadline != nil { runDeadlines() }
    node.session.settle()
    while let (turn, instant) = node.session.nextTurn() {
      guard case .expectation(let track) = turn else { break }
      note(node.session.tracks[track].next, strand: nil, number: 0, of: track, at: instant)
      _ = node.session.begin(turn, at: instant)
    }
  }

  /// Accounts for the new entries and seals the node.
  private mutating func close() {
    let entries = node.session.recorder.entries
    if !wasSettled, counted > 0, entries[counted - 1].isSettled { rest(at: entries[counted - 1]) }
    for index in max(counted, 1)..<max(entries.count, counted, 1) {
      add(model.judge.distances(from: entries[index - 1], to: entries[index]), sign: 1)
      if entries[index].isSettled { rest(at: entries[index]) }
    }
    judgeExpectations(entries)
    if !model.keepsTimelines { node.session.trim() }
    node.seal()
  }

  private mutating func rest(at entry: TimelineEntry) {
    add(model.judge.distances(from: node.rest, to: entry), sign: -1)
    node.rest = entry
  }

  private mutating func add(_ distances: [Int], sign: Int) {
    for (metric, distance) in distances.enumerated() { scores[metric] += sign * distance }
  }

  private mutating func judgeExpectations(_ entries: [TimelineEntry]) {
    for entry in entries.dropFirst(counted) {
      for expectation in model.plan.scenario.always
      where !model.judge.holds(expectation, in: entry) {
        mark(expectation, isAlways: true)
      }
    }
    for checkpoint in node.session.checkpoints.dropFirst(countedCheckpoints) {
      guard let entry = entries.first(where: { $0.index == checkpoint.entry }) else { continue }
      if !model.judge.holds(checkpoint.expectation, in: entry) {
        mark(checkpoint.expectation, isAlways: false)
      }
    }
  }

  private mutating func mark(_ expectation: Expectation, isAlways: Bool) {
    let failure = ExpectationFailure(line: expectation.position.line, isAlways: isAlways)
    if !marks.contains(failure) { marks.append(failure) }
  }
}
