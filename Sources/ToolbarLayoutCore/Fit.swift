import ToolbarModel

/// Pass 5: who stays, who goes to the menu, what collapses; one bar at a time.
enum Fit {
  static func fitted(
    _ content: BarContent,
    _ request: FitRequest,
    horizontal: Bool,
    of prepared: PreparedScreen,
    _ lengths: [Length],
    _ draft: inout Draft
  ) -> FittedBar {
    let room = request.run + content.gap
    var builder = FitBuilder(content, request, of: prepared, lengths, goal: room)
    let chain = builder.build(horizontal: horizontal)
    var least = chain.totals[0]
    for (index, step) in chain.steps.enumerated() {
      apply(step, to: content, of: prepared, shortBy: least - room, &draft)
      least = min(least, chain.totals[index + 1])
    }
    return FittedBar(
      content,
      isHorizontal: horizontal,
      request,
      chain,
      need: builder.need,
      leaving: builder.leaving
    )
  }

  private static func apply(
    _ step: FitChain.Step,
    to content: BarContent,
    of prepared: PreparedScreen,
    shortBy: Length,
    _ draft: inout Draft
  ) {
    switch step {
    case .leave(let candidate): leave(candidate, shortBy, of: prepared, &draft)
    case .collapse(let block):
      for position in content.blocks[block].start..<content.blocks[block].end {
        let candidate = content.order[position]
        draft.fates[candidate].isBehindGroup = true
        draft.fates[candidate].rule = .collapsedToMenu
        draft.fates[candidate].shortBy = shortBy
      }
    case .leaveBlock(let block):
      for position in content.blocks[block].start..<content.blocks[block].end {
        let candidate = content.order[position]
        let behindGroupBy = draft.fates[candidate].shortBy
        leave(candidate, shortBy, of: prepared, &draft)
        // What was behind the control comes back to a place of its own only where it does not collapse.
        if let behindGroupBy { draft.fates[candidate].shortBy = behindGroupBy }
      }
    case .collapseTabs, .shrinkSearch, .dropSearch, .truncateTitle, .dropTitle: break
    }
  }

  private static func leave(
    _ candidate: Int,
    _ shortBy: Length,
    of prepared: PreparedScreen,
    _ draft: inout Draft
  ) {
    draft.fates[candidate].hasLeft = true
    draft.fates[candidate].rule =
      prepared.candidates[candidate].isPinned && draft.isSearching
      ? .overflowedBySearch : .overflowed
    draft.fates[candidate].shortBy = shortBy
  }
}
