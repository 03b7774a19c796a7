import ToolbarModel

extension Fit {
  /// The blocks of a bar in the order in which they leave: lowest class of priority first, then by position.
  ///
  /// - Returns: their range in the draft's leaving blocks.
  /// - Complexity: O(*n*) in the blocks and the classes of priority.
  static func leavingOrder(
    of content: BarContent,
    _ prepared: PreparedScreen,
    _ draft: inout Draft
  ) -> Range<Int> {
    // Counts how many there are of each class, then deals them out: those of a class keep their order.
    // The counts stand behind the room for the order while they are needed.
    let first = draft.leaving.count
    let counts = first + content.blocks.count
    let classCount = prepared.rankCount * sectionCount
    draft.leaving.append(contentsOf: repeatElement(0, count: counts + classCount - first))
    for index in content.blocks where draft.blocks[index].mayLeave {
      draft.leaving[counts + Int(draft.blocks[index].leavingClass)] += 1
    }
    var next = Int32(first)
    for place in counts..<counts + classCount {
      let count = draft.leaving[place]
      draft.leaving[place] = next
      next += count
    }
    for index in content.blocks.reversed() where draft.blocks[index].mayLeave {
      let place = counts + Int(draft.blocks[index].leavingClass)
      draft.leaving[Int(draft.leaving[place])] = Int32(index)
      draft.leaving[place] += 1
    }
    draft.leaving.removeLast(counts + classCount - Int(next))
    return first..<Int(next)
  }

  /// Notes that the fit kept the candidate that would leave first in the room of the overflow button.
  static func noteKept(in bar: FittedBar, _ prepared: PreparedScreen, _ draft: inout Draft) {
    var first: BarBlock?
    for index in bar.content.blocks.reversed() where draft.blocks[index].mayLeave {
      let block = draft.blocks[index]
      if block.leavingClass < first?.leavingClass ?? .max { first = block }
    }
    guard let first else { return }
    let own = prepared.memberOrders[Int(first.block)].first { draft.fates[$0].slot == first.slot }
    let candidate = own ?? Int(first.end) - 1
    if draft.decisions[candidate].rule == .fits {
      draft.decisions[candidate].rule = .keptInButtonSlot
    }
  }

  /// What decides when a block leaves before its position does: the class of priority, then the section.
  static func leavingClass(ofRank rank: Int32, in slot: Slot, isHorizontal: Bool) -> Int32 {
    rank * Int32(sectionCount) + (isHorizontal ? section(slot) : 0)
  }

  private static let sectionCount = 3

  /// Sections of a horizontal bar in the order they give up equals: centre, trailing, leading.
  private static func section(_ slot: Slot) -> Int32 {
    switch slot {
    case .centre: 0
    case .leading, .close: 2
    case .nowhere, .menu, .pinned, .trailing, .search, .title, .subtitle, .largeTitle,
      .largeSubtitle, .drawer, .row, .rowSearch, .bottom, .floating, .keyboard, .sidebar,
      .content, .member:
      1
    }
  }
}
