import ToolbarModel

/// The candidates of one bar in reading order, as blocks with their lengths.
struct BarContent: Sendable {
  let order: [Int]
  let blocks: [BarBlock]
  /// Distance between blocks.
  let gap: Length
  /// What joining a neighbour adds to the sum of two lengths inside a capsule.
  let joint: Length
  /// Length of a control, and so of a collapsed group.
  let control: Length

  /// - Parameters:
  ///   - slots: the sections in reading order.
  init(
    _ slots: [Slot],
    of prepared: PreparedScreen,
    _ draft: Draft,
    _ lengths: [Length],
    gap: Length,
    joint: Length,
    control: Length,
    spacer: Length,
    excluding excluded: Candidate.Kind? = nil
  ) {
    self.gap = gap
    self.joint = joint
    self.control = control
    var order: [Int] = []
    var blocks: [BarBlock] = []
    order.reserveCapacity(draft.fates.count)
    blocks.reserveCapacity(draft.fates.count)
    for slot in slots {
      var openBlock = -1
      for index in draft.fates.indices where draft.fates[index].slot == slot {
        let candidate = prepared.candidates[index]
        if candidate.kind == excluded { continue }
        if candidate.block == openBlock {
          blocks[blocks.count - 1].end += 1
          blocks[blocks.count - 1].length += lengths[index] + joint
        } else {
          openBlock = candidate.block
          let spacers = spacer * prepared.blocks[openBlock].fixedSpacers
          blocks.append(
            BarBlock(
              block: openBlock,
              start: order.count,
              end: order.count + 1,
              length: lengths[index] + spacers,
              spacers: spacers,
              slot: slot,
              kind: prepared.blocks[openBlock].kind,
              rank: prepared.blocks[openBlock].rank,
              isPinned: candidate.isPinned,
              isSystem: candidate.isSystem
            )
          )
        }
        order.append(index)
      }
    }
    self.order = order
    self.blocks = blocks
  }

  /// All blocks, each with one gap.
  var total: Length {
    var sum: Length = 0
    for block in blocks { sum += block.length + gap }
    return sum
  }

  /// Blocks in the order in which they leave: lowest class of priority first, then by position.
  func leavingOrder(_ prepared: PreparedScreen, horizontal: Bool) -> [Int] {
    var byPosition: [Int] = []
    byPosition.reserveCapacity(blocks.count)
    if horizontal {
      for section in 0..<3 {
        for index in blocks.indices.reversed()
        where Self.section(blocks[index].slot) == section && mayLeave(index) {
          byPosition.append(index)
        }
      }
    } else {
      for index in blocks.indices.reversed() where mayLeave(index) { byPosition.append(index) }
    }
    guard prepared.rankCount > 1 else { return byPosition }
    var ordered: [Int] = []
    ordered.reserveCapacity(byPosition.count)
    for rank in 0..<prepared.rankCount {
      for index in byPosition where blocks[index].rank == rank {
        ordered.append(index)
      }
    }
    return ordered
  }

  private func mayLeave(_ index: Int) -> Bool {
    !blocks[index].isPinned && !blocks[index].isSystem
  }

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
