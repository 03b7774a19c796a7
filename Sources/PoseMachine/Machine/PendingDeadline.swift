package import ToolbarModel

/// A deadline that has been scheduled and has not come.
package struct PendingDeadline: Hashable, Sendable {
  package var at: ReplayInstant
  package var region: RegionName
  package var kind: ScheduledDeadline.Kind
  /// The track whose event set it in motion.
  package var track: Int
}
