import ToolbarModel

/// Who stayed in each bar, strongest first; one array a bar, shared by all who left it.
struct Losers {
  private let top: [ItemID]
  private let row: [ItemID]
  private let bottom: [ItemID]
  private let hasHorizontalBottom: Bool

  init(_ prepared: PreparedScreen, _ draft: Draft, _ fitted: FittedBars) {
    func survivors(_ bar: FittedBar?) -> [ItemID] {
      guard let bar, !bar.chain.steps.isEmpty else { return [] }
      var ids: [ItemID] = []
      for index in bar.content.blocks.indices where bar.content.blocks[index].isPinned {
        for position in bar.content.blocks[index].start..<bar.content.blocks[index].end
        where !draft.fates[bar.content.order[position]].hasLeft {
          ids.append(prepared.ids[bar.content.order[position]])
        }
      }
      for index in bar.leaving.reversed() {
        let block = bar.content.blocks[index]
        if bar.collapsed[index] {
          if !draft.fates[bar.content.order[block.start]].hasLeft {
            ids.append(prepared.blocks[block.block].id)
          }
          continue
        }
        for position in block.start..<block.end
        where !draft.fates[bar.content.order[position]].hasLeft {
          ids.append(prepared.ids[bar.content.order[position]])
        }
      }
      return ids
    }
    top = survivors(fitted.top)
    row = survivors(fitted.row)
    bottom = survivors(fitted.bottom)
    hasHorizontalBottom = fitted.bottom != nil
  }

  func survivors(_ slot: Slot) -> [ItemID] {
    switch slot {
    case .row: row
    case .bottom: hasHorizontalBottom ? bottom : top
    case .close, .pinned, .leading, .centre, .trailing, .search: top
    case .nowhere, .menu, .title, .subtitle, .largeTitle, .largeSubtitle, .drawer, .rowSearch,
      .floating, .keyboard, .sidebar, .content, .member:
      []
    }
  }
}
