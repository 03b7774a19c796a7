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
      let place = draft.blocks[index].place + draft.blocks[index].spacers
      if draft.blocks[index].isSearch {
        // A field may have grown.
        let length = draft.blocks[index].width - draft.blocks[index].spacers
        put(Int(draft.blocks[index].first), line.frame(at: place, length), draft.searchForm)
      } else if draft.blocks[index].isCollapsed {
        putControl(of: draft.blocks[index], line.frame(at: place, content.control))
      } else {
        putMembers(of: index, from: place, joint: content.joint, along: line)
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

  private mutating func putMembers(
    of index: Int,
    from start: Length,
    joint: Length,
    along line: BarLine
  ) {
    var place = start
    let slot = draft.blocks[index].slot
    let isControl = draft.blocks[index].kind == .control
    let block = Int(draft.blocks[index].block)
    let isGroup = !isControl && prepared.blocks[block].isGroup
    for candidate in draft.blocks[index].span
    where draft.fates[candidate].slot == slot && !draft.fates[candidate].hasLeft {
      let length = draft.fates[candidate].length
      let frame =
        prepared.candidates[candidate].isView
        ? line.frame(at: place, length, view: prepared.candidates[candidate].viewSize)
        : line.frame(at: place, length)
      put(candidate, frame, prepared.candidates[candidate].form)
      if isGroup { builder.frame(prepared.blocks[block].number, frame) }
      place += length + joint
    }
    if isControl { concealMembers(of: Int(draft.blocks[index].first)) }
  }

  /// Places one candidate in the open bar.
  mutating func put(_ candidate: Int, _ frame: Frame, _ form: ItemForm) {
    draft.decisions[candidate].bar = builder.place(Int32(candidate), frame, form)
  }

  /// The eligible items behind a control group.
  mutating func concealMembers(of group: Int) {
    for member in prepared.blocks[Int(prepared.candidates[group].block)].members
    where draft.fates[member].slot == .member {
      builder.conceal(Int32(member), behind: Int32(group))
    }
  }
}
