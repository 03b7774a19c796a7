package import ToolbarModel

/// The seam where layout engines plug in: screen, traits and the engine's own previous value in, layouts out.
///
/// An engine returns the passes of one change in order, at least one; the last is where it rests. The
/// built-in core ignores `previous` and returns one.
package protocol LayoutEngine: Sendable {
  func layouts(
    of screen: Screen,
    in traits: Traits,
    on device: DeviceProfile,
    previous: ToolbarLayout?
  ) -> [ToolbarLayout]

  /// The screen made ready for many layouts; whoever lays out often keeps it for as long as the screen
  /// and the device stay the same. It gives the layouts that `layouts(of:in:on:previous:)` would give.
  func prepared(_ screen: Screen, on device: DeviceProfile) -> any ScreenLayouts
}

extension LayoutEngine {
  /// For engines that have nothing to make ready: every layout goes to `layouts(of:in:on:previous:)`.
  package func prepared(_ screen: Screen, on device: DeviceProfile) -> any ScreenLayouts {
    UnpreparedScreen(engine: self, screen: screen, device: device)
  }
}
