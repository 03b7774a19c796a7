package import ToolbarModel

/// What never changes during a replay: the device, the screens and the declared choices.
///
/// A class so that freezing the machine for a microstep shares it.
package final class MachineContext: Sendable {
  package let device: DeviceProfile
  /// By name, in source order.
  package let screens: [(name: String, screen: Screen)]
  private let minimizations: [(name: String, minimization: ScreenMinimization)]
  package let hasHardwareKeyboard: Bool
  package let transients: Transients
  package let disabledReactions: [MachineReaction]
  /// Policies that differ from a region's own.
  package let overlap: [RegionName: OverlapPolicy]

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
    minimizations = screens.map { ($0.name, ScreenMinimization(of: $0.screen)) }
    self.hasHardwareKeyboard = hasHardwareKeyboard
    self.transients = transients
    self.disabledReactions = disabledReactions
    self.overlap = overlap
  }

  package func screen(named name: String) -> Screen? {
    // By index: a screen is large, and `first` would copy every one it looks at.
    for index in screens.indices where screens[index].name == name { return screens[index].screen }
    return nil
  }

  func minimization(ofScreen name: String) -> ScreenMinimization? {
    minimizations.first { $0.name == name }?.minimization
  }
}
