/// An item that stands in a bar (with its frame) or in the overflow menu (without one).
@usableFromInline package struct PlacedItem: Hashable, Sendable {
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

extension PlacedItem {
  /// A placed item with a number for its id.
  @usableFromInline package struct Row: LayoutRow {
    // A frame and a flag, not an optional frame: whole words are copied faster than an odd number of bytes.
    @usableFromInline let place: Frame
    @usableFromInline package let item: Int32
    @usableFromInline package let bar: Bar
    @usableFromInline let form: ItemForm
    @usableFromInline let hasFrame: Bool

    @inlinable package init(item: Int32, bar: Bar, frame: Frame, form: ItemForm) {
      self.item = item
      self.bar = bar
      self.form = form
      place = frame
      hasFrame = true
    }

    /// A row of the overflow menu.
    @inlinable package init(item: Int32, bar: Bar, form: ItemForm) {
      self.item = item
      self.bar = bar
      self.form = form
      place = Frame(x: 0, y: 0, width: 0, height: 0)
      hasFrame = false
    }

    @usableFromInline package func value(in record: LayoutRecord) -> PlacedItem {
      PlacedItem(id: record.id(item), bar: bar, frame: hasFrame ? place : nil, form: form)
    }
  }
}

package typealias PlacedItems = LayoutList<PlacedItem.Row>
