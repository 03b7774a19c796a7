/// How bars minimize while scrolling: behaviour, restoration and safe-area adjustment.
package struct ToolbarMinimization: Hashable, Sendable {
  package var behavior: BarMinimizationBehavior
  /// The bars the behaviour is for; the navigation bar unless said otherwise.
  package var bars: [ToolbarPlacement]
  package var restoration: ToolbarMinimizationRestoration
  package var safeAreaAdjustment: ToolbarMinimizationSafeAreaAdjustment

  package init(
    behavior: BarMinimizationBehavior = .automatic,
    bars: [ToolbarPlacement] = [.navigationBar],
    restoration: ToolbarMinimizationRestoration = .automatic,
    safeAreaAdjustment: ToolbarMinimizationSafeAreaAdjustment = .automatic
  ) {
    self.behavior = behavior
    self.bars = bars
    self.restoration = restoration
    self.safeAreaAdjustment = safeAreaAdjustment
  }
}
