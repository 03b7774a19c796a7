import ToolbarModel

extension Fit {
  /// The blocks of a bar in the order in which they leave: lowest class of priority first, then by position.
  ///
  /// - Returns: their range in the draft's leaving blocks.
  /// - Complexity: O(*n*) in the blocks and the classes of priority.
  static func leavingOrder(
    of content: BarContent,
    horizontal: Bool,
    _ prepared: PreparedScreen,
    _ draft: inout Draft
  ) -> Range<Int> {
    // Counts how many there are of each key, then deals them out: those of a key keep their order.
    let first = draft.leaving.count
    var places = ContiguousArray(repeating: first, count: prepared.rankCount * sectionCount + 1)
    var count = 0
    for index in content.blocks where draft.blocks[index].mayLeave {
      places[key(of: draft.blocks[index], horizontal: horizontal) + 1] += 1
      count += 1
    }
    for key in places.indices.dropFirst() { places[key] += places[key - 1] - first }
    draft.leaving.append(contentsOf: repeatElement(0, count: count))
    for index in content.blocks.reversed() where draft.blocks[index].mayLeave {
      let key = key(of: draft.blocks[index], horizontal: horizontal)
      draft.leaving[places[key]] = Int32(index)
      places[key] += 1
    }
    return first..<first + count
  }

  /// Notes that the fit kept the candidate that would leave first in the room of the overflow button.
  static func noteKept(in bar: FittedBar, _ prepared: PreparedScreen, _ draft: inout Draft) {
    var first: BarBlock?
    var least = Int.max
    for index in bar.content.blocks.reversed() where draft.blocks[index].mayLeave {
      let key = key(of: draft.blocks[index], horizontal: bar.isHorizontal)
      if key < least { (first, least) = (draft.blocks[index], key) }
    }
    guard let first else { return }
    let own = prepared.memberOrders[Int(first.block)].first { draft.fates[$0].slot == first.slot }
    let candidate = own ?? Int(first.end) - 1
    if draft.fates[candidate].rule == .fits { draft.fates[candidate].rule = .keptInButtonSlot }
  }

  /// What decides before the position does: the class of priority, then the section. The least leaves first.
  private static func key(of block: BarBlock, horizontal: Bool) -> Int {
    Int(block.rank) * sectionCount + (horizontal ? section(block.slot) : 0)
  }

  private static let sectionCount = 3

  /// Sections of a horizontal bar in the order they give up equals: centre, trailing, leading.
  private static func section(_ slot: Slot) -> Int {
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
