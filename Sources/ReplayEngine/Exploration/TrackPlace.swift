import ScenarioModel
import ToolbarModel

/// How far one track has come in one order.
struct TrackPlace: Sendable {
  /// How many of its steps have begun.
  var place = 0
  /// When the last of them began.
  var lastBegan: ReplayInstant = .start
  /// The end of a `wait`.
  var busyUntil: ReplayInstant = .start
  /// Places of the events of the running `together` that have not happened.
  var mates: [Int] = []
  /// The latest instant for the last of them.
  var windowEnd: ReplayInstant = .start
}
