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
    let fates = fates.span
    let section = isHorizontal ? Fit.section(slot) : 0
    var index = 0
    while index < fates.count {
      if fates[index].slot != slot {
        index += 1
        continue
      }
      let number = prepared.candidates[index].block
      let capsule = prepared.blocks[Int(number)]
      let spacers = spacer * capsule.fixedSpacers
      var block = BarBlock(
        length: fates[index].length + spacers,
        spacers: spacers,
        width: 0,
        block: number,
        first: Int32(index),
        end: Int32(index + 1),
        count: 1,
        leavingClass: Fit.leavingClass(ofRank: capsule.rank, in: section),
        slot: slot,
        kind: capsule.kind,
        traits: capsule.traits
      )
      index += 1
      while index < capsule.end {
        if fates[index].slot == slot { block.add(index, fates[index].length + joint) }
        index += 1
      }
      block.width = block.length
      blocks.append(block)
      total += block.length + gap
    }
  }
}

extension BarBlock {
  /// One more candidate, and by how much it makes the block longer.
  fileprivate mutating func add(_ candidate: Int, _ more: Length) {
    end = Int32(candidate + 1)
    count += 1
    length += more
  }
}
