import ToolbarModel

/// How far one track has come in one order; plain figures only, since many changes copy them.
struct TrackPlace: Hashable, Sendable {
  /// How many of its steps have begun.
  var place = 0
  /// Since the last of them began, as long as the next one counts from there.
  var sinceBegan = ReplayDuration.zero
  /// What is left of a `wait`.
  var busyFor = ReplayDuration.zero
  /// Its `together` is running.
  var isTogether = false
}
