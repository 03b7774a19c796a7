import ToolbarModel

/// What passes 5 to 7 read: the inputs and the findings of passes 1 to 4, none of which change any more.
///
/// A class only so that the passes share it at the cost of one reference.
final class LayoutContext: Sendable {
  let prepared: PreparedScreen
  let traits: Traits
  let around: Surroundings
  let search: SearchPlace
  /// By candidate, along the axis of its bar.
  let lengths: [Length]
  /// Bottom-bar items lie along the bottom, also beside a strip without a container.
  let hasHorizontalBottom: Bool

  init(
    _ prepared: PreparedScreen,
    _ traits: Traits,
    _ around: Surroundings,
    _ search: SearchPlace,
    _ draft: Draft
  ) {
    self.prepared = prepared
    self.traits = traits
    self.around = around
    self.search = search
    let measure = Measure(prepared, in: traits, around)
    lengths = measure.lengths(of: draft)
    hasHorizontalBottom = measure.hasHorizontalBottom
  }

  var metrics: LayoutMetrics { prepared.metrics }

  /// Whether Back stands in the navigation bar or the vertical bar.
  var hasBack: Bool {
    prepared.hasBack && (around.isVertical || !traits.isNavigationBarMinimized)
  }

  /// The cancel control beside a field in the title row.
  var rowCancel: (gap: Length, side: Length) {
    search.rowWidth == nil
      ? (metrics.searchRowGap, metrics.searchRowField) : (metrics.stripGap, metrics.stripControl)
  }
}
