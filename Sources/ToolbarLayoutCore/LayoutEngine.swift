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
}
