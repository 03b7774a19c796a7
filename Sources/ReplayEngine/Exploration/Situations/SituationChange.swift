import ToolbarModel

/// What can happen to a situation.
enum SituationChange: Hashable, Sendable {
  /// An event of the plan, by its number.
  case event(Int)
  /// Everything due at the next deadline.
  case deadlines
  /// Deadlines until one more track has nothing left of what it set in motion.
  case work
  /// The present moment turns out to have been at rest.
  case settling
  /// Time runs on with nothing due.
  case waiting(ReplayDuration)
}
