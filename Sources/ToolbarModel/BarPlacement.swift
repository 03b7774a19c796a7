/// One bar that exists, with what it holds in reading order.
package struct BarPlacement: Hashable, Sendable {
  package var bar: Bar
  /// Nil for the overflow menu.
  package var frame: Frame?
  /// `divider` may stand among the ids of the overflow menu.
  package var items: [ItemID]

  package init(bar: Bar, frame: Frame?, items: [ItemID]) {
    self.bar = bar
    self.frame = frame
    self.items = items
  }
}
