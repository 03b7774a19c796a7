import ToolbarModel

/// Pass 5: who stays, who goes to the menu, what collapses; one bar at a time.
enum Fit {
  static func fitted(
    _ place: BarPlace,
    _ content: BarContent,
    _ request: FitRequest,
    of prepared: PreparedScreen,
    _ draft: inout Draft
  ) -> FittedBar {
    let bar = FittedBar(place, content, request)
    if bar.fits { return bar }
    var walk = FitWalk(bar, notes: false)
    walk.run(&draft, of: prepared)
    return walk.bar
  }

  /// Notes in the draft what a step does to candidates.
  static func apply(
    _ step: FitStep,
    of prepared: PreparedScreen,
    shortBy: Length,
    _ draft: inout Draft
  ) {
    switch step {
    case .leave(let candidate): leave(candidate, shortBy, of: prepared, &draft)
    case .collapse(let block):
      let slot = draft.blocks[block].slot
      for candidate in draft.blocks[block].span where draft.fates[candidate].slot == slot {
        draft.fates[candidate].isBehindGroup = true
        draft.decisions[candidate].yield(.collapsedToMenu, shortBy: shortBy)
      }
    case .leaveBlock(let block):
      let slot = draft.blocks[block].slot
      for candidate in draft.blocks[block].span where draft.fates[candidate].slot == slot {
        let behindGroupBy = draft.decisions[candidate].shortBy
        leave(candidate, shortBy, of: prepared, &draft)
        // What was behind the control comes back to a place of its own only where it does not collapse.
        if let behindGroupBy { draft.decisions[candidate].shortBy = behindGroupBy }
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
    draft.decisions[candidate].yield(
      prepared.candidates[candidate].isPinned && draft.isSearching
        ? .overflowedBySearch : .overflowed,
      shortBy: shortBy
    )
  }
}
