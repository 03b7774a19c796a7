package import ToolbarModel

/// What two orders must share to have come to the same end: bars, dropped items and frames.
package struct FinalLayout: Hashable, Sendable {
  package var bars: BarPlacements
  package var items: PlacedItems
  package var dropped: [DroppedItem]

  init(_ layout: ToolbarLayout) {
    bars = layout.bars
    items = layout.items
    dropped = layout.dropped
  }
}
