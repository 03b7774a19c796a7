/// What a device can do; code asks for these, never for a device by name.
package struct DeviceCapabilities: Hashable, Sendable {
  package enum Idiom: String, Hashable, Sendable {
    case phone
    case pad
  }

  package var idiom: Idiom
  package var hasHinge: Bool
  package var hasVerticalBars: Bool
  package var hasSplitView: Bool
  /// The window has no fixed size: `start.size` and `resize` are legal.
  package var isResizable: Bool
  /// Orientations the interface may take on the display (the outer one on a foldable).
  package var orientations: [Orientation]

  package init(
    idiom: Idiom,
    hasHinge: Bool = false,
    hasVerticalBars: Bool = false,
    hasSplitView: Bool = false,
    isResizable: Bool = false,
    orientations: [Orientation] = Orientation.allCases
  ) {
    self.idiom = idiom
    self.hasHinge = hasHinge
    self.hasVerticalBars = hasVerticalBars
    self.hasSplitView = hasSplitView
    self.isResizable = isResizable
    self.orientations = orientations
  }
}
