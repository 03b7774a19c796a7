package import ToolbarModel

/// What never changes during a replay: the device, the screens and the declared choices.
package struct MachineContext: Sendable {
  package var device: DeviceProfile
  /// By name, in source order.
  package var screens: [(name: String, screen: Screen)]
  package var hasHardwareKeyboard: Bool
  package var transients: Transients
  package var disabledReactions: [MachineReaction]
  /// Policies that differ from a region's own.
  package var overlap: [RegionName: OverlapPolicy]

  package init(
    device: DeviceProfile,
    screens: [(name: String, screen: Screen)],
    hasHardwareKeyboard: Bool = false,
    transients: Transients = .ideal,
    disabledReactions: [MachineReaction] = [],
    overlap: [RegionName: OverlapPolicy] = [:]
  ) {
    self.device = device
    self.screens = screens
    self.hasHardwareKeyboard = hasHardwareKeyboard
    self.transients = transients
    self.disabledReactions = disabledReactions
    self.overlap = overlap
  }

  package func screen(named name: String) -> Screen? {
    screens.first { $0.name == name }?.screen
  }
}
