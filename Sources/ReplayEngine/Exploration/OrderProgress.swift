import PoseMachine
import ToolbarModel

/// How far one order has come: a situation, the place of every strand and track, and the last rest.
struct OrderProgress: Sendable {
  var situation: Situation
  var now: ReplayInstant = .start
  var places: [TrackPlace]
  /// The `together`s that are running; few, and mostly none.
  var running: [RunningTogether] = []
  /// Events consumed, by strand.
  var done: [Int]
  /// When the last event happened; voluntary waiting counts from here.
  var lastEvent: ReplayInstant = .start
  /// The number of what was seen at the last rest; excess is counted from there.
  var rest: Int

  /// Where the running `together` of a track is in the list.
  func running(of track: Int) -> Int? { running.firstIndex { $0.track == track } }

  /// What tells it from others with another future: the situation, in which time counts from now, the
  /// events consumed, what every track's clock still reads, and what was seen at the last rest.
  func key(in model: ReplayInterleavings) -> [Int] {
    var key: [Int] = []
    key.reserveCapacity(2 + done.count + 2 * places.count)
    key.append(situation.number)
    key.append(rest)
    key += done
    if model.jitter > .zero, !situation.isSettled {
      key.append((now - lastEvent).milliseconds)
    }
    for (track, place) in places.enumerated() {
      if model.tracks[track].readsAbsoluteTime, place.place < model.tracks[track].count {
        key.append(now.milliseconds)
      }
      key.append(max(0, (place.busyUntil - now).milliseconds))
      if place.isTogether, let index = running(of: track) {
        key.append((running[index].windowEnd - now).milliseconds)
      }
      // An instant that is past and out of the jitter's reach holds nothing up, however long ago it was.
      if let explicit = model.explicitInstant(of: track, at: place) {
        key.append(max(-model.jitter.milliseconds, (explicit - now).milliseconds))
      }
    }
    return key
  }
}
