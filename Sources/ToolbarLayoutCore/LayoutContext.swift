import ToolbarModel

/// What passes 2 to 7 read: the screen and the findings of pass 1, none of which change any more.
///
/// Not copyable, so that the passes share the one there is; pass 6 takes it over in the end.
struct LayoutContext: ~Copyable, Sendable {
  let prepared: PreparedScreen
  let around: Surroundings
  let search: SearchPlace
  /// The user interface is written from right to left.
  let isMirrored: Bool
  /// The app is linked with the 27.0 SDK or a later one.
  let isCurrent: Bool
  let isBarMinimized: Bool
  let isKeyboardShown: Bool
  /// By how much the app's own text in a bar grows.
  let textPercent: Int
  /// Bottom-bar items lie along the bottom, also beside a strip without a container.
  let hasHorizontalBottom: Bool

  init(_ prepared: PreparedScreen, in traits: borrowing Traits) {
    self.prepared = prepared
    around = Bars.surroundings(of: prepared, in: traits)
    search = SearchPlace(prepared, in: traits, around)
    isMirrored = traits.layoutDirection == .rightToLeft
    isCurrent = traits.os >= .sdk27_0
    isBarMinimized = traits.isNavigationBarMinimized
    isKeyboardShown = traits.keyboard.isShown
    textPercent = traits.dynamicTypeSize.barTextPercent
    hasHorizontalBottom = !around.isVertical || !prepared.hasContainer
  }

  var metrics: LayoutMetrics { prepared.metrics }

  /// Whether Back stands in the navigation bar or the vertical bar.
  var hasBack: Bool { prepared.hasBack && (around.isVertical || !isBarMinimized) }

  /// The cancel control beside a field in the title row.
  var rowCancel: (gap: Length, side: Length) {
    search.rowWidth == nil
      ? (metrics.searchRowGap, metrics.searchRowField) : (metrics.stripGap, metrics.stripControl)
  }
}
