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
    let first = draft.leaving.count
    let counts = first + content.blocks.count
    let end = counts + prepared.rankCount * sectionCount
    draft.leaving.append(contentsOf: repeatElement(0, count: end - first))
    let last = deal(
      content.blocks,
      draft.blocks,
      into: &draft.leaving,
      from: first,
      counts: counts..<end
    )
    draft.leaving.removeLast(end - last)
    return first..<last
  }

  /// Counts how many blocks there are of each class, then deals them out: those of a class keep their order.
  ///
  /// - Parameter counts: room for the counts, behind the room for the order.
  /// - Returns: where the order ends.
  private static func deal(
    _ blocks: Range<Int>,
    _ all: ContiguousArray<BarBlock>,
    into leaving: inout ContiguousArray<Int32>,
    from first: Int,
    counts: Range<Int>
  ) -> Int {
    let all = all.span
    var leaving = leaving.mutableSpan
    for index in blocks where all[index].mayLeave {
      leaving[counts.lowerBound + Int(all[index].leavingClass)] += 1
    }
    var next = Int32(first)
    for place in counts {
      let count = leaving[place]
      leaving[place] = next
      next += count
    }
    for index in blocks.reversed() where all[index].mayLeave {
      let place = counts.lowerBound + Int(all[index].leavingClass)
      leaving[Int(leaving[place])] = Int32(index)
      leaving[place] += 1
    }
    return Int(next)
  }

  /// Notes that the fit kept the candidate that would leave first in the room of the overflow button.
  static func noteKept(in blocks: Range<Int>, _ prepared: PreparedScreen, _ draft: inout Draft) {
    var first: BarBlock?
    for index in blocks.reversed() where draft.blocks[index].mayLeave {
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
  static func leavingClass(ofRank rank: Int32, in section: Int32) -> Int32 {
    rank * Int32(sectionCount) + section
  }

  private static let sectionCount = 3

  /// Sections of a horizontal bar in the order they give up equals: centre, trailing, leading.
  static func section(_ slot: Slot) -> Int32 {
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
