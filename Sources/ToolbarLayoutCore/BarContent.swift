import ToolbarModel

/// What stands in one bar: its blocks in reading order, and the distances between them.
struct BarContent: Hashable, Sendable {
  /// Range in the draft's blocks.
  private(set) var blocks: Range<Int>
  /// All blocks, each with one gap.
  private(set) var total: Length = 0
  /// Distance between blocks.
  let gap: Length
  /// What joining a neighbour adds to the sum of two lengths inside a capsule.
  let joint: Length
  /// Length of a control, and so of a collapsed group.
  let control: Length
  /// Length of a fixed spacer.
  private let spacer: Length
  let isHorizontal: Bool

  init(gap: Length, joint: Length, control: Length, spacer: Length, isHorizontal: Bool) {
    blocks = 0..<0
    self.gap = gap
    self.joint = joint
    self.control = control
    self.spacer = spacer
    self.isHorizontal = isHorizontal
  }

  /// Takes everything that stands in `slots`, the sections of the bar in reading order.
  mutating func gather(_ slots: [Slot], of prepared: PreparedScreen, _ draft: inout Draft) {
    let first = draft.blocks.count
    for slot in slots where draft.occupied.contains(slot) {
      gather(slot, of: prepared, draft.fates, into: &draft.blocks)
    }
    blocks = first..<draft.blocks.count
  }

  private mutating func gather(
    _ slot: Slot,
    of prepared: PreparedScreen,
    _ fates: ContiguousArray<Fate>,
    into blocks: inout ContiguousArray<BarBlock>
  ) {
    var index = 0
    while index < fates.count {
      if fates[index].slot != slot {
        index += 1
        continue
      }
      var block = block(from: index, fates[index].length, in: slot, of: prepared)
      let end = Int(prepared.blocks[Int(block.block)].end)
      index += 1
      while index < end {
        if fates[index].slot == slot { block.add(index, fates[index].length + joint) }
        index += 1
      }
      blocks.append(block)
      total += block.length + gap
    }
  }

  private func block(
    from candidate: Int,
    _ length: Length,
    in slot: Slot,
    of prepared: PreparedScreen
  ) -> BarBlock {
    let block = prepared.candidates[candidate].block
    let spacers = spacer * prepared.blocks[Int(block)].fixedSpacers
    return BarBlock(
      length: length + spacers,
      spacers: spacers,
      width: length + spacers,
      block: block,
      first: Int32(candidate),
      end: Int32(candidate + 1),
      count: 1,
      leavingClass: Fit.leavingClass(
        ofRank: prepared.blocks[Int(block)].rank,
        in: slot,
        isHorizontal: isHorizontal
      ),
      slot: slot,
      kind: prepared.blocks[Int(block)].kind,
      traits: prepared.blocks[Int(block)].traits
    )
  }
}

extension BarBlock {
  /// One more candidate, and by how much it makes the block longer.
  fileprivate mutating func add(_ candidate: Int, _ more: Length) {
    end = Int32(candidate + 1)
    count += 1
    length += more
    width = length
  }
}
