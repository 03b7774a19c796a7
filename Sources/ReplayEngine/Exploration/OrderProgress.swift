import PoseMachine
import ToolbarModel

/// How far one order has come: a situation, the place of every strand and track, and the last rest.
struct OrderProgress: Sendable {
  var situation: Situation
  var now: ReplayInstant = .start
  var places: [TrackPlace]
  /// Events consumed, by strand.
  var done: [Int]
  /// When the last event happened; voluntary waiting counts from here.
  var lastEvent: ReplayInstant = .start
  /// The number of what was seen at the last rest; excess is counted from there.
  var rest: Int

  /// What tells it from others with another future: the situation, in which time counts from now, the
  /// events consumed, what every track's clock still reads, and what was seen at the last rest.
  func key(in model: ReplayInterleavings) -> [Int] {
    var key = [situation.number, rest] + done
    if model.jitter > .zero, !situation.isSettled {
      key.append((now - lastEvent).milliseconds)
    }
    for (track, place) in places.enumerated() {
      if model.tracks[track].readsAbsoluteTime, place.place < model.tracks[track].count {
        key.append(now.milliseconds)
      }
      key.append(max(0, (place.busyUntil - now).milliseconds))
      if !place.mates.isEmpty { key.append((place.windowEnd - now).milliseconds) }
      // An instant that is past and out of the jitter's reach holds nothing up, however long ago it was.
      if let explicit = model.explicitInstant(of: track, at: place) {
        key.append(max(-model.jitter.milliseconds, (explicit - now).milliseconds))
      }
    }
    return key
  }
}
