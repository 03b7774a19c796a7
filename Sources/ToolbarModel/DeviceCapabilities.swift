/// What a device can do; code asks for these, never for a device by name.
package struct DeviceCapabilities: Hashable, Sendable {
  package enum Idiom: String, Hashable, Sendable {
    case phone
    case pad
  }

  /// How the size classes follow from the pose or the window.
  package enum SizeClassRule: String, Hashable, Sendable {
    /// Compact width; compact height in landscape.
    case phone
    /// As `phone`, with regular width in landscape (Plus, Max and Air models).
    case largePhone
    /// The outer display as `phone`, the inner one regular in both; a Split View half is compact by regular.
    case foldable
    /// Regular by regular; in windowed mode the width decides.
    case pad
    /// Both from the window's size.
    case geometry
  }

  package var idiom: Idiom
  package var sizeClasses: SizeClassRule
  package var hasHinge: Bool
  package var hasVerticalBars: Bool
  package var hasSplitView: Bool
  /// The window has no fixed size: `start.size` and `resize` are legal.
  package var isResizable: Bool
  /// Orientations the interface may take on the display (the outer one on a foldable).
  package var orientations: [Orientation]

  package init(
    idiom: Idiom,
    sizeClasses: SizeClassRule = .phone,
    hasHinge: Bool = false,
    hasVerticalBars: Bool = false,
    hasSplitView: Bool = false,
    isResizable: Bool = false,
    orientations: [Orientation] = Orientation.allCases
  ) {
    self.idiom = idiom
    self.sizeClasses = sizeClasses
    self.hasHinge = hasHinge
    self.hasVerticalBars = hasVerticalBars
    self.hasSplitView = hasSplitView
    self.isResizable = isResizable
    self.orientations = orientations
  }
}
