/// The argument of a `scroll` event.
package enum ScrollCommand: Hashable, Sendable {
  /// 200 points towards the end.
  case down
  /// 200 points towards the start.
  case up
  case top
  case bottom
  /// Positive is downward.
  case by(Length)
}
