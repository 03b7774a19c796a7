import ToolbarModel

/// Pass 5, one bar: gives things up, one by one, until the rest fits its room or nothing is left to give.
struct FitWalk: ~Copyable {
  /// The walk goes on to its end and notes its steps, for a plan of every room, instead of taking them.
  private(set) var chain: FitChain?
  private(set) var bar: FittedBar
  private var hasButton: Bool
  /// The smallest total so far: with so much room the next step would not have been taken.
  private var least: Length

  /// - Parameter bar: before anything was given up.
  init(_ bar: FittedBar, notes: Bool) {
    self.bar = bar
    hasButton = bar.request.showsButton
    least = bar.total
    if notes { chain = FitChain(steps: [], totals: [bar.total]) }
  }

  private var content: BarContent { bar.content }
  private var request: FitRequest { bar.request }
  private var room: Length { bar.room }

  private var isDone: Bool { chain == nil && bar.fits }

  mutating func run(_ draft: inout Draft, of prepared: PreparedScreen) {
    if isDone { return }
    bar.leaving = Fit.leavingOrder(of: content, prepared, &draft)
    if request.searchShrinks > 0 { take(.shrinkSearch, request.searchShrinks, &draft, prepared) }
    if request.tabsCollapseFirst { collapseTabs(&draft, prepared) }
    if request.groupsCollapseFirst, prepared.hasLabelledGroups { collapseGroups(&draft, prepared) }
    for position in bar.leaving where !isDone {
      leave(Int(draft.leaving[position]), &draft, prepared)
    }
    if request.pinnedMayLeave {
      for index in content.blocks.reversed() where draft.blocks[index].isPinned && !isDone {
        leave(index, &draft, prepared)
      }
    }
    if !request.tabsCollapseFirst { collapseTabs(&draft, prepared) }
    if request.titleTruncates > 0 { take(.truncateTitle, request.titleTruncates, &draft, prepared) }
    if request.titleGoes > 0 { take(.dropTitle, request.titleGoes, &draft, prepared) }
    if request.searchGoes > 0 { take(.dropSearch, request.searchGoes, &draft, prepared) }
  }

  private mutating func take(
    _ step: FitStep,
    _ saving: Length,
    _ draft: inout Draft,
    _ prepared: PreparedScreen
  ) {
    if isDone { return }
    bar.total -= saving
    if chain == nil {
      bar.note(step, shortBy: least - room)
      Fit.apply(step, of: prepared, shortBy: least - room, &draft)
      least = min(least, bar.total)
    } else {
      chain?.steps.append(step)
      chain?.totals.append(bar.total)
    }
  }

  /// A step that puts something into the menu, which needs its button.
  private mutating func takeToMenu(
    _ step: FitStep,
    _ saving: Length,
    _ draft: inout Draft,
    _ prepared: PreparedScreen
  ) {
    if isDone { return }
    if !hasButton {
      hasButton = true
      bar.total += request.button
    }
    take(step, saving, &draft, prepared)
  }

  private mutating func collapseTabs(_ draft: inout Draft, _ prepared: PreparedScreen) {
    if request.tabsSaving > 0 { take(.collapseTabs, request.tabsSaving, &draft, prepared) }
  }

  private mutating func collapseGroups(_ draft: inout Draft, _ prepared: PreparedScreen) {
    for position in bar.leaving where !isDone {
      let index = Int(draft.leaving[position])
      if mayCollapse(draft.blocks[index]) { collapse(index, &draft, prepared) }
    }
  }

  private func mayCollapse(_ block: BarBlock) -> Bool {
    block.kind == .labelled && !block.isCollapsed
      && block.length - block.spacers > content.control && block.count > 1
  }

  private mutating func collapse(_ index: Int, _ draft: inout Draft, _ prepared: PreparedScreen) {
    let block = draft.blocks[index]
    take(.collapse(index), block.length - block.spacers - content.control, &draft, prepared)
    draft.blocks[index].isCollapsed = true
    draft.blocks[index].width = content.control + block.spacers
  }

  private mutating func leave(_ index: Int, _ draft: inout Draft, _ prepared: PreparedScreen) {
    if mayCollapse(draft.blocks[index]) {
      collapse(index, &draft, prepared)
      if isDone { return }
    }
    let block = draft.blocks[index]
    if block.isCollapsed || block.kind == .control {
      takeToMenu(.leaveBlock(index), block.width + content.gap, &draft, prepared)
      draft.blocks[index].width = 0
    } else if prepared.blocks[Int(block.block)].hasOwnOrder {
      for candidate in prepared.memberOrders[Int(block.block)]
      where !isDone && draft.fates[candidate].slot == block.slot {
        leave(candidate, of: index, &draft, prepared)
      }
    } else {
      for candidate in block.span.reversed()
      where !isDone && draft.fates[candidate].slot == block.slot {
        leave(candidate, of: index, &draft, prepared)
      }
    }
  }

  /// A member leaves its block; the last takes what is left of the block with it.
  private mutating func leave(
    _ candidate: Int,
    of index: Int,
    _ draft: inout Draft,
    _ prepared: PreparedScreen
  ) {
    let length = draft.fates[candidate].length
    let isLast = draft.blocks[index].count == 1
    let saving = length + (isLast ? draft.blocks[index].spacers : content.joint)
    takeToMenu(.leave(candidate), isLast ? saving + content.gap : saving, &draft, prepared)
    draft.blocks[index].count -= 1
    draft.blocks[index].width -= saving
  }
}
