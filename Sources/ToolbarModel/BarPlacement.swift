/// One bar that exists, with what it holds in reading order.
@usableFromInline package struct BarPlacement: Hashable, Sendable {
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

extension BarPlacement {
  /// A bar whose items are a part of a layout's placed items, or of its lists where dividers stand among them.
  @usableFromInline package struct Row: LayoutRow {
    @usableFromInline var bar: Bar
    @usableFromInline var isListed: Bool
    @usableFromInline var items: Range<Int32>
    @usableFromInline var frame: Frame?

    @inlinable @inline(__always) package init(
      bar: Bar,
      frame: Frame?,
      items: Range<Int32>,
      isListed: Bool
    ) {
      self.bar = bar
      self.frame = frame
      self.items = items
      self.isListed = isListed
    }

    @usableFromInline package func value(in record: LayoutRecord) -> BarPlacement {
      BarPlacement(
        bar: bar,
        frame: frame,
        items: isListed ? record.ids(items) : record.placedIDs(items)
      )
    }
  }
}

package typealias BarPlacements = LayoutList<BarPlacement.Row>
