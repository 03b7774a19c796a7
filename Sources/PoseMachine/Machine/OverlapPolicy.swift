/// What a region does with an event that meets its running transition.
package enum OverlapPolicy: String, Hashable, Sendable, CaseIterable {
  /// Start again from the presented value; the default.
  case retarget
  /// Wait until the transition has ended; then run in order.
  case queue
  /// As `queue`, but a later event replaces the one that waits.
  case coalesce
  /// Ignore the event, with a warning.
  case reject
}
