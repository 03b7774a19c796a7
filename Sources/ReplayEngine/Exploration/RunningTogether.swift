import ToolbarModel

/// The `together` of a track while some of its events have not happened.
struct RunningTogether: Sendable {
  let track: Int
  /// Places of the events that have not happened.
  var mates: [Int]
  /// The latest instant for the last of them.
  let windowEnd: ReplayInstant
}
