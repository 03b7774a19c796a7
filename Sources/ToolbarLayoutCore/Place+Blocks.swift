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
      put(draft.blocks[index], content, along: line)
    }
  }

  private mutating func put(_ block: BarBlock, _ content: BarContent, along line: BarLine) {
    var place = block.place + block.spacers
    let first = Int(block.first)
    if block.isSearch {
      // A field may have grown.
      put(first, line.frame(at: place, block.width - block.spacers), draft.searchForm)
      return
    }
    let owner = prepared.blocks[Int(block.block)].number
    if block.isCollapsed {
      builder.place(owner, line.frame(at: place, content.control), .menu)
      for candidate in block.span where draft.fates[candidate].slot == block.slot {
        builder.conceal(Int32(candidate), behind: owner)
      }
      return
    }
    let isGroup = block.kind != .control && prepared.blocks[Int(block.block)].isGroup
    for candidate in block.span
    where draft.fates[candidate].slot == block.slot && !draft.fates[candidate].hasLeft {
      let length = draft.fates[candidate].length
      let frame =
        prepared.candidates[candidate].isView
        ? line.frame(at: place, length, view: prepared.candidates[candidate].viewSize)
        : line.frame(at: place, length)
      put(candidate, frame, prepared.candidates[candidate].form)
      if isGroup { builder.frame(owner, frame) }
      place += length + content.joint
    }
    if block.kind == .control { concealMembers(of: first) }
  }

  /// Places one candidate in the open bar.
  mutating func put(_ candidate: Int, _ frame: Frame, _ form: ItemForm) {
    draft.fates[candidate].bar = builder.place(Int32(candidate), frame, form)
  }

  /// The eligible items behind a control group.
  mutating func concealMembers(of group: Int) {
    for member in prepared.blocks[Int(prepared.candidates[group].block)].members
    where draft.fates[member].slot == .member {
      builder.conceal(Int32(member), behind: Int32(group))
    }
  }
}
