package import ToolbarModel

/// An event that a reaction raised, with the event that caused it.
package struct RaisedEvent: Hashable, Sendable {
  package var event: ReplayEvent
  package var by: ReplayEvent
}
