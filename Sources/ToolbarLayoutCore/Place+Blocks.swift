import ToolbarModel

/// Pass 6, one block: its visible members along an axis, or the control that stands for it.
extension Place {
  /// What some blocks take together, each with one gap; those of which nothing is left take nothing.
  func extent(of blocks: Range<Int>, gap: Length) -> Length {
    var sum: Length = 0
    for index in blocks where draft.blocks[index].width > 0 {
      sum += draft.blocks[index].width + gap
    }
    return sum
  }

  /// Gives blocks their places one after the other.
  mutating func lay(_ blocks: Range<Int>, from place: inout Length, gap: Length) {
    for index in blocks where draft.blocks[index].width > 0 {
      draft.blocks[index].place = place
      place += draft.blocks[index].width + gap
    }
  }

  /// Places what is left of the blocks where they lie along a bar.
  mutating func put(_ blocks: Range<Int>, _ content: BarContent, along line: BarLine) {
    for index in blocks where draft.blocks[index].width > 0 {
      let block = draft.blocks[index]
      let place = block.place + block.spacers
      if block.isSearch {
        // A field may have grown.
        let frame = line.frame(at: place, block.width - block.spacers)
        put(Int(block.first), frame, draft.searchForm)
      } else if block.isCollapsed {
        putControl(of: block, line.frame(at: place, content.control))
      } else {
        putMembers(of: block, from: place, joint: content.joint, along: line)
      }
    }
  }

  /// Places the control that a collapsed block is behind.
  private mutating func putControl(of block: BarBlock, _ frame: Frame) {
    let owner = prepared.blocks[Int(block.block)].number
    builder.place(owner, frame, .menu)
    for candidate in block.span where draft.fates[candidate].slot == block.slot {
      builder.conceal(Int32(candidate), behind: owner)
    }
  }

  /// Inlined: most blocks have one member.
  @inline(__always)
  private mutating func putMembers(
    of block: BarBlock,
    from start: Length,
    joint: Length,
    along line: BarLine
  ) {
    var place = start
    let capsule = prepared.blocks[Int(block.block)]
    let isGroup = block.kind != .control && capsule.isGroup
    for index in block.span {
      let fate = draft.fates[index]
      if fate.slot != block.slot || fate.hasLeft { continue }
      let candidate = prepared.candidates[index]
      let frame =
        candidate.isView
        ? line.frame(at: place, fate.length, view: candidate.viewSize)
        : line.frame(at: place, fate.length)
      put(index, frame, candidate.form)
      if isGroup { builder.frame(capsule.number, frame) }
      place += fate.length + joint
    }
    if block.kind == .control { concealMembers(of: Int(block.first)) }
  }

  /// Places one candidate in the open bar.
  mutating func put(_ candidate: Int, _ frame: Frame, _ form: ItemForm) {
    builder.place(Int32(candidate), frame, form)
  }

  /// The eligible items behind a control group.
  mutating func concealMembers(of group: Int) {
    for member in prepared.blocks[Int(prepared.candidates[group].block)].members
    where draft.fates[member].slot == .member {
      builder.conceal(Int32(member), behind: Int32(group))
    }
  }
}
