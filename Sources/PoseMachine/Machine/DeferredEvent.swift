package import ToolbarModel

/// An event that waits for its region's running transition.
package struct DeferredEvent: Hashable, Sendable {
  package var region: RegionName
  package var event: ReplayEvent
  package var over: ReplayDuration?
}
