import ToolbarLayoutCore
import ToolbarModel

/// An engine with a fault: it spoils what the sound core says.
protocol SpoilingEngine: LayoutEngine {
  /// The passes in place of the sound layout.
  func passes(spoiling sound: SoundLayout, previous: ToolbarLayout?) -> [ToolbarLayout]
}

extension SpoilingEngine {
  func layouts(
    of screen: Screen,
    in traits: Traits,
    on device: DeviceProfile,
    previous: ToolbarLayout?
  ) -> [ToolbarLayout] {
    passes(spoiling: SoundLayout(of: screen, in: traits, on: device), previous: previous)
  }
}
