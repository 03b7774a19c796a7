/// Where everything stands: the value the layout core returns, with its reasons.
package struct ToolbarLayout: Hashable, Sendable {
  package var environment: LayoutEnvironment
  /// The bars that exist, in the order of `Bar`; the overflow menu last, when it exists.
  package var bars: [BarPlacement]
  /// Everything in a bar or in the menu, bar by bar in reading order; dividers left out.
  package var items: [PlacedItem]
  package var concealed: [ConcealedItem]
  package var dropped: [DroppedItem]
  package var groupFrames: [GroupFrame]
  /// What Back shows; nil when there is no Back, empty when it shows no title.
  package var backTitle: String?
  /// Why each item is where it is; not part of what counts as a change.
  package var decisions: [ItemDecision]

  package init(
    environment: LayoutEnvironment,
    bars: [BarPlacement] = [],
    items: [PlacedItem] = [],
    concealed: [ConcealedItem] = [],
    dropped: [DroppedItem] = [],
    groupFrames: [GroupFrame] = [],
    backTitle: String? = nil,
    decisions: [ItemDecision] = []
  ) {
    self.environment = environment
    self.bars = bars
    self.items = items
    self.concealed = concealed
    self.dropped = dropped
    self.groupFrames = groupFrames
    self.backTitle = backTitle
    self.decisions = decisions
  }
}

extension ToolbarLayout {
  /// The ids of one bar in reading order; nil when the bar does not exist.
  package func ids(in bar: Bar) -> [ItemID]? {
    bars.first { $0.bar == bar }?.items
  }

  /// Whether everything a person could see is equal; reasons may differ.
  package func looksLike(_ other: ToolbarLayout) -> Bool {
    environment == other.environment && bars == other.bars && items == other.items
      && dropped == other.dropped && concealed == other.concealed && backTitle == other.backTitle
  }
}
