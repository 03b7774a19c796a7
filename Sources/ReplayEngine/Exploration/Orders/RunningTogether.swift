import ToolbarModel

/// The `together` of a track while some of its events have not happened.
struct RunningTogether: Hashable, Sendable {
  let track: Int
  /// Places of the events that have not happened.
  var mates: [Int]
  /// How long the last of them may take.
  var windowLeft: ReplayDuration
}
