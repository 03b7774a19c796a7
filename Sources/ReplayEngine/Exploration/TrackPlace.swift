import ScenarioModel
import ToolbarModel

/// How far one track has come in one order; plain figures only, since every move copies them.
struct TrackPlace: Sendable {
  /// How many of its steps have begun.
  var place = 0
  /// When the last of them began.
  var lastBegan: ReplayInstant = .start
  /// The end of a `wait`.
  var busyUntil: ReplayInstant = .start
  /// Its `together` is running.
  var isTogether = false
}
