/// Everything that a layout found.
///
/// A class only so that a layout is handed on at the cost of one reference; it never changes.
@usableFromInline package final class LayoutRecord: Sendable {
  let environment: LayoutEnvironment
  let bars: ContiguousArray<BarPlacement.Row>
  let items: ContiguousArray<PlacedItem.Row>
  let decisions: ContiguousArray<ItemDecision.Row>
  let concealed: [ConcealedItem]
  let dropped: [DroppedItem]
  let groupFrames: [GroupFrame]
  let backTitle: String?
  /// What decisions have in common.
  let grounds: ContiguousArray<DecisionGrounds>
  /// Lists of item numbers that grounds, and bars with dividers, have parts of.
  let members: ContiguousArray<Int32>
  let table: ItemTable

  package init(
    environment: LayoutEnvironment,
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
    self.environment = environment
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

  /// The same in other surroundings.
  func inside(_ environment: LayoutEnvironment) -> LayoutRecord {
    LayoutRecord(
      environment: environment,
      bars: bars,
      items: items,
      decisions: decisions,
      concealed: concealed,
      dropped: dropped,
      groupFrames: groupFrames,
      backTitle: backTitle,
      grounds: grounds,
      members: members,
      table: table
    )
  }

  /// The id that a number stands for.
  func id(_ item: Int32) -> ItemID { table.ids[Int(item)] }

  /// The ids of a part of the lists.
  func ids(_ part: Range<Int32>) -> [ItemID] { part.map { id(members[Int($0)]) } }

  /// The ids of a part of the placed items.
  func placedIDs(_ part: Range<Int32>) -> [ItemID] { part.map { id(items[Int($0)].item) } }

  /// Whether equal rows say the same in both records.
  func says(theSameAs other: LayoutRecord) -> Bool {
    table === other.table && members == other.members && grounds == other.grounds
      && items == other.items
  }
}
