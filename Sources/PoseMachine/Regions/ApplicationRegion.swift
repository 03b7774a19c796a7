package import ToolbarModel

/// The app's own state and the text size. Moved by `set` and `dynamicType`; takes no time.
package enum ApplicationRegion {
  package struct State: Hashable, Sendable {
    package var flags: Flags
    package var dynamicTypeSize: DynamicTypeSize

    package init(flags: Flags, dynamicTypeSize: DynamicTypeSize) {
      self.flags = flags
      self.dynamicTypeSize = dynamicTypeSize
    }
  }

  package static func propose(_ event: MachineEvent, in frozen: FrozenMachine) -> Proposal? {
    guard let (event, _) = event.occurrence(for: .application) else { return nil }
    var state = frozen.configuration.application
    if case .set(let flags) = event {
      for (name, value) in flags.pairs { state.flags[name] = value }
    }
    if case .dynamicType(let size) = event { state.dynamicTypeSize = size }
    return state == frozen.configuration.application ? nil : Proposal(.application(state))
  }
}
