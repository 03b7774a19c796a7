import ToolbarModel

/// Pass 1, size classes: from the pose on devices of fixed size, from the window on resizable ones.
enum SizeClasses {
  static func horizontal(
    in traits: Traits,
    window: Size,
    _ rule: DeviceCapabilities.SizeClassRule,
    _ metrics: LayoutMetrics
  ) -> SizeClass {
    switch rule {
    case .phone: .compact
    case .largePhone: traits.orientation.isLandscape ? .regular : .compact
    case .foldable: traits.display == .inner && traits.split == .none ? .regular : .compact
    case .pad:
      traits.isWindowed && window.width < metrics.regularWidth ? .compact : .regular
    case .geometry: window.width < metrics.regularWidth ? .compact : .regular
    }
  }

  static func vertical(
    in traits: Traits,
    window: Size,
    _ rule: DeviceCapabilities.SizeClassRule,
    _ metrics: LayoutMetrics
  ) -> SizeClass {
    switch rule {
    case .phone, .largePhone: traits.orientation.isLandscape ? .compact : .regular
    case .foldable: traits.display == .outer && traits.orientation.isLandscape ? .compact : .regular
    case .pad: .regular
    case .geometry: window.height < metrics.regularHeight ? .compact : .regular
    }
  }
}
