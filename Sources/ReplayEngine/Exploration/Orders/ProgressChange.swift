import ToolbarModel

/// What can happen to the progress of an order.
enum ProgressChange: Hashable, Sendable {
  case time(ReplayDuration)
  /// The next event of a strand happens.
  case event(strand: Int)
  /// The expectation that stands before a track's next event has been checked.
  case expectation(track: Int)
  /// Nothing is due: how long ago the last event was counts no more.
  case settling
}
