/// An item that stands in a bar (with its frame) or in the overflow menu (without one).
package struct PlacedItem: Hashable, Sendable {
  package var id: ItemID
  package var bar: Bar
  /// Nil for a row of the overflow menu.
  package var frame: Frame?
  package var form: ItemForm

  package init(id: ItemID, bar: Bar, frame: Frame?, form: ItemForm) {
    self.id = id
    self.bar = bar
    self.frame = frame
    self.form = form
  }
}
