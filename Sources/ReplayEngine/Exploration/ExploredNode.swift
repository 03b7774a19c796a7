import PoseMachine
import ToolbarModel

/// One node of an exploration: a situation, how far every strand and track has come, and the last rest.
///
/// Equal nodes have equal futures: what is compared is the situation, in which time counts from now,
/// the events consumed, what every track's clock still reads, and what was seen at the last rest.
struct ExploredNode: Sendable {
  var situation: Situation
  var now: ReplayInstant = .start
  var places: [TrackPlace]
  /// Events consumed, by strand.
  var done: [Int]
  /// When the last event happened; voluntary waiting counts from here.
  var lastEvent: ReplayInstant = .start
  /// The number of what was seen at the last rest; excess is counted from there.
  var rest: Int
  /// What is compared; brought up to date by `seal`.
  private var key: [Int] = []
  private var hash = 0

  init(situation: Situation, places: [TrackPlace], done: [Int], rest: Int) {
    self.situation = situation
    self.places = places
    self.done = done
    self.rest = rest
  }

  /// Brings the key up to date after changes.
  mutating func seal(in model: ReplayInterleavings) {
    var key = [situation.number, rest] + done
    if model.jitter > .zero, !situation.machine.isSettled {
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
    self.key = key
    hash = key.hashValue
  }
}

extension ExploredNode: Hashable {
  static func == (a: ExploredNode, b: ExploredNode) -> Bool { a.hash == b.hash && a.key == b.key }

  func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}
