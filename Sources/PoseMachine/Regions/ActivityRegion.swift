package import ToolbarModel

/// Whether the window's scene is active. Moved by `window`; takes no time.
package enum ActivityRegion {
  package struct State: Hashable, Sendable {
    package var value: WindowActivity

    package init(_ value: WindowActivity) { self.value = value }
  }

  package static func propose(_ event: MachineEvent, in frozen: FrozenMachine) -> Proposal? {
    guard let (event, _) = event.occurrence(for: .activity), case .window(let activity) = event,
      activity != frozen.configuration.activity.value
    else { return nil }
    return Proposal(.activity(State(activity)))
  }
}
