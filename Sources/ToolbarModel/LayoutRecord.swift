/// Everything that a layout found but its surroundings.
///
/// A class only so that a layout is handed on at the cost of one reference; it never changes.
@usableFromInline package final class LayoutRecord: Sendable {
  let bars: ContiguousArray<BarPlacement.Row>
  let items: ContiguousArray<PlacedItem.Row>
  let decisions: ContiguousArray<ItemDecision.Row>
  let concealed: [ConcealedItem]
  let dropped: [DroppedItem]
  let groupFrames: [GroupFrame]
  let backTitle: String?
  /// What decisions have in common.
  let grounds: ContiguousArray<DecisionGrounds>
  /// Lists of item numbers that bars and grounds have parts of.
  let members: ContiguousArray<Int32>
  let table: ItemTable

  package init(
    bars: ContiguousArray<BarPlacement.Row>,
    items: ContiguousArray<PlacedItem.Row>,
    decisions: ContiguousArray<ItemDecision.Row>,
    concealed: [ConcealedItem],
    dropped: [DroppedItem],
    groupFrames: [GroupFrame],
    backTitle: String?,
    grounds: ContiguousArray<DecisionGrounds>,
    members: ContiguousArray<Int32>,
    table: ItemTable
  ) {
    self.bars = bars
    self.items = items
    self.decisions = decisions
    self.concealed = concealed
    self.dropped = dropped
    self.groupFrames = groupFrames
    self.backTitle = backTitle
    self.grounds = grounds
    self.members = members
    self.table = table
  }

  /// The id that a number stands for.
  func id(_ item: Int32) -> ItemID { table.ids[Int(item)] }

  /// The ids of a part of the lists.
  func ids(_ part: Range<Int32>) -> [ItemID] { part.map { id(members[Int($0)]) } }

  /// Whether equal rows say the same in both records.
  func says(theSameAs other: LayoutRecord) -> Bool {
    table === other.table && members == other.members && grounds == other.grounds
  }
}
