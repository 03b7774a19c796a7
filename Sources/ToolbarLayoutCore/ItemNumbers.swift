import ToolbarModel

/// The table of a prepared screen: candidates first, then the groups, rows of permanent content and tabs
/// that no candidate stands for, then what the system provides; and the numbers these got.
struct ItemNumbers: Sendable {
  let table: ItemTable
  /// By row of permanent overflow content.
  let rows: [Int32]
  /// By tab.
  let tabs: [Int32]
  let back: Int32
  let title: Int32
  let subtitle: Int32
  let overflow: Int32
  let tabControl: Int32
  let moreTab: Int32

  /// Gives the blocks their numbers too.
  init(
    _ screen: Screen,
    _ builder: CandidateBuilder,
    _ blocks: inout ContiguousArray<CandidateBlock>,
    assumed: [[ProfileNumber]]
  ) {
    var ids = builder.ids
    func number(_ id: ItemID) -> Int32 {
      ids.append(id)
      return Int32(ids.count - 1)
    }
    for index in blocks.indices {
      blocks[index].number =
        blocks[index].isGroup ? number(builder.blockIDs[index]) : Int32(blocks[index].first)
    }
    rows = (builder.menuRows ?? []).map { row in
      switch row {
      case .item(let item): number(item.id)
      case .divider: number(.divider)
      }
    }
    tabs = screen.tabs.map { number(.tab($0.name)) }
    back = number(.back)
    title = number(.title)
    subtitle = number(.subtitle)
    overflow = number(.overflow)
    tabControl = number(.tabs)
    moreTab = number(.moreTab)
    let priorities = builder.candidates.indices.map { index in
      builder.candidates[index].isSystem ? nil : builder.priorities[index]
    }
    table = ItemTable(ids: ids, priorities: priorities, assumed: assumed)
  }
}
