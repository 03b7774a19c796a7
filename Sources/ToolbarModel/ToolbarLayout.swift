/// Where everything stands: the value the layout core returns, with its reasons.
package struct ToolbarLayout: Sendable {
  private var record: LayoutRecord

  package init(_ record: LayoutRecord) { self.record = record }

  package var environment: LayoutEnvironment {
    get { record.environment }
    set { record = record.inside(newValue) }
  }

  /// The bars that exist, in the order of `Bar`; the overflow menu last, when it exists.
  package var bars: BarPlacements { BarPlacements(record.bars, of: record) }

  /// Everything in a bar or in the menu, bar by bar in reading order; dividers left out.
  package var items: PlacedItems { PlacedItems(record.items, of: record) }

  package var concealed: [ConcealedItem] { record.concealed }
  package var dropped: [DroppedItem] { record.dropped }
  package var groupFrames: [GroupFrame] { record.groupFrames }

  /// What Back shows; nil when there is no Back, empty when it shows no title.
  package var backTitle: String? { record.backTitle }

  /// Why each item is where it is; not part of what counts as a change.
  package var decisions: ItemDecisions { ItemDecisions(record.decisions, of: record) }
}

extension ToolbarLayout: Hashable {
  package static func == (a: ToolbarLayout, b: ToolbarLayout) -> Bool {
    a.looksLike(b) && (a.record === b.record || a.groupFrames == b.groupFrames)
      && (a.record === b.record || a.decisions == b.decisions)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(environment)
    hasher.combine(bars)
    hasher.combine(items)
    hasher.combine(concealed)
    hasher.combine(dropped)
    hasher.combine(groupFrames)
    hasher.combine(backTitle)
    hasher.combine(decisions)
  }
}

extension ToolbarLayout {
  /// The ids of one bar in reading order; nil when the bar does not exist.
  package func ids(in bar: Bar) -> [ItemID]? {
    bars.first { $0.bar == bar }?.items
  }

  /// Whether everything a person could see is equal; reasons may differ.
  package func looksLike(_ other: ToolbarLayout) -> Bool {
    record === other.record
      || environment == other.environment && bars == other.bars && items == other.items
        && dropped == other.dropped && concealed == other.concealed
        && backTitle == other.backTitle
  }
}
