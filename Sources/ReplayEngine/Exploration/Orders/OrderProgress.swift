import ScenarioModel
import ToolbarModel

/// How far the tracks of one order have come, and what their clocks still read.
///
/// Lengths of time count from now, and what no step reads any more is zero: equal values have equal
/// futures, whenever and however orders came to them.
struct OrderProgress: Hashable, Sendable {
  private(set) var places: [TrackPlace]
  /// The `together`s that are running, by track; few, and mostly none.
  private(set) var running: [RunningTogether] = []
  /// Events that have happened, by strand.
  private(set) var done: [Int]
  /// Since the start, as long as some track may name an instant by it.
  private var sinceStart = ReplayDuration.zero
  /// Since the last event, where there is jitter: voluntary waiting counts from there.
  private(set) var sinceEvent = ReplayDuration.zero

  init(in plan: InterleavingPlan) {
    places = plan.tracks.map { _ in TrackPlace() }
    done = plan.strands.map { _ in 0 }
  }

  /// Whether some event has not happened.
  func hasRemaining(in plan: InterleavingPlan) -> Bool {
    plan.strands.indices.contains { done[$0] < plan.strands[$0].length }
  }

  /// Whether a choice is worth a look: a strand has events left, or a window for time to run may be open.
  func mayMake(_ choice: ScheduleChoice, in plan: InterleavingPlan) -> Bool {
    switch choice {
    case .strand(let strand):
      plan.strands.indices.contains(strand) && done[strand] < plan.strands[strand].length
    case .time: plan.jitter > .zero || !running.isEmpty
    }
  }

  /// The next step of a track, unless its `together` is running.
  func next(of track: Int, in plan: InterleavingPlan) -> TrackPlan.Turn? {
    places[track].isTogether ? nil : plan.tracks[track].turn(at: places[track].place)
  }

  /// The number of the strand's next event; nil when something else has to come before.
  func event(of number: Int, in plan: InterleavingPlan) -> Int? {
    let strand = plan.strands[number]
    guard let member = strand.member else {
      guard let turn = next(of: strand.track, in: plan), case .event = turn.kind else { return nil }
      return turn.events.lowerBound
    }
    if let together = running.first(where: { $0.track == strand.track }) {
      guard together.mates.contains(member) else { return nil }
      return plan.tracks[strand.track].turn(at: places[strand.track].place - 1)
        .map { $0.events.lowerBound + member }
    }
    guard let turn = next(of: strand.track, in: plan), case .together = turn.kind,
      member < turn.events.count
    else { return nil }
    return turn.events.lowerBound + member
  }

  /// How long until the instant that a track's next step names itself, less than zero when that is past;
  /// nil when it waits for settling.
  func untilNamed(of track: Int, in plan: InterleavingPlan) -> ReplayDuration? {
    guard let turn = next(of: track, in: plan) else { return nil }
    switch turn.timing {
    case .afterSettled: return nil
    case .after(let delay): return delay - places[track].sinceBegan
    case .at(let offset): return offset - sinceStart
    }
  }

  /// How long until a track's next step may begin once nothing is pending.
  func untilReady(_ track: Int, in plan: InterleavingPlan) -> ReplayDuration {
    max(.zero, untilNamed(of: track, in: plan) ?? places[track].busyFor)
  }

  /// How long time may run without making anything late that has an instant or a window of its own; nil
  /// for as long as it likes.
  func room(except track: Int?, in plan: InterleavingPlan) -> ReplayDuration? {
    var least: ReplayDuration?
    for index in places.indices where index != track {
      guard let left = room(of: index, in: plan) else { continue }
      least = max(.zero, min(left, least ?? left))
    }
    return least
  }

  private func room(of track: Int, in plan: InterleavingPlan) -> ReplayDuration? {
    if places[track].isTogether { return running.first { $0.track == track }?.windowLeft }
    switch next(of: track, in: plan)?.kind {
    case .event, .together: return untilNamed(of: track, in: plan).map { $0 + plan.jitter }
    case .expectation, .repeated, nil: return nil
    }
  }

  /// Whether a window is open in which the next event may wait so long.
  func mayWait(_ duration: ReplayDuration, in plan: InterleavingPlan) -> Bool {
    if plan.jitter > .zero, sinceEvent + duration <= plan.jitter { return true }
    return running.contains { duration <= $0.windowLeft }
  }

  func changed(by change: ProgressChange, in plan: InterleavingPlan) -> OrderProgress {
    var progress = self
    switch change {
    case .time(let duration): progress.elapse(duration)
    case .event(let strand): progress.happen(strand, in: plan)
    case .expectation(let track): progress.begin(track)
    case .settling: progress.sinceEvent = .zero
    }
    progress.forget(in: plan)
    return progress
  }

  private mutating func elapse(_ duration: ReplayDuration) {
    for track in places.indices {
      places[track].sinceBegan = places[track].sinceBegan + duration
      places[track].busyFor = max(.zero, places[track].busyFor - duration)
    }
    for index in running.indices {
      running[index].windowLeft = running[index].windowLeft - duration
    }
    sinceStart = sinceStart + duration
    sinceEvent = sinceEvent + duration
  }

  private mutating func happen(_ number: Int, in plan: InterleavingPlan) {
    let strand = plan.strands[number]
    if let turn = next(of: strand.track, in: plan) {
      begin(strand.track)
      switch turn.kind {
      case .together(let within):
        let mates = Array(0..<turn.events.count)
        running.insert(
          RunningTogether(track: strand.track, mates: mates, windowLeft: within),
          at: running.firstIndex { $0.track > strand.track } ?? running.endIndex
        )
      case .event, .repeated, .expectation:
        if case .wait(let duration) = plan.events[turn.events.lowerBound].event {
          places[strand.track].busyFor = duration
        }
      }
    }
    if let member = strand.member { take(member, of: strand.track) }
    done[number] += 1
    sinceEvent = .zero
  }

  /// Takes an event out of the track's `together`, which its last one ends.
  private mutating func take(_ member: Int, of track: Int) {
    guard let index = running.firstIndex(where: { $0.track == track }) else { return }
    running[index].mates.removeAll { $0 == member }
    places[track].isTogether = !running[index].mates.isEmpty
    if !places[track].isTogether { running.remove(at: index) }
  }

  private mutating func begin(_ track: Int) {
    places[track].place += 1
    places[track].sinceBegan = .zero
  }

  /// Sets to zero what no step will read.
  private mutating func forget(in plan: InterleavingPlan) {
    for (track, place) in places.enumerated() {
      switch plan.tracks[track].turn(at: place.place)?.timing {
      case .after(let delay):
        // An instant that is past and out of the jitter's reach holds nothing up, however long ago it was.
        places[track].sinceBegan = min(place.sinceBegan, delay + plan.jitter)
      case .at, .afterSettled, nil: places[track].sinceBegan = .zero
      }
    }
    let readsStart = zip(plan.tracks, places).contains { track, place in
      track.readsAbsoluteTime && place.place < track.count
    }
    if !readsStart { sinceStart = .zero }
    if plan.jitter == .zero { sinceEvent = .zero }
  }
}
