import ToolbarModel

/// Pass 2: declared → eligible. Which candidates exist, and in which section of which bar.
extension LayoutContext {
  /// Gives every candidate a slot, and its decision a reason.
  func settleSlots(of draft: inout Draft, in traits: Traits) {
    var occupied = SlotSet()
    var fates = draft.fates.taken()
    fates.reserveCapacity(prepared.candidates.count)
    var decisions = ContiguousArray<ItemDecision.Row>()
    decisions.reserveCapacity(prepared.candidates.count + prepared.numbers.rows.count)
    for index in prepared.candidates.indices {
      let isPlain = !prepared.hasToolbarID && !prepared.candidates[index].isSpecial
      let standing =
        isPlain ? placed(prepared.candidates[index].placement) : special(index, traits)
      occupied.insert(standing.slot)
      fates.append(Fate(slot: standing.slot))
      decisions.append(
        ItemDecision.Row(
          item: Int32(index),
          bar: nil,
          rule: standing.rule,
          grounds: BarPlace.none.rawValue
        )
      )
    }
    draft.occupied = occupied
    draft.fates = fates
    draft.decisions = decisions
  }

  /// The fate of a candidate for which more than its placement counts.
  private func special(_ index: Int, _ traits: Traits) -> Standing {
    if prepared.candidates[index].isConditional {
      let conditions = prepared.conditions[index]
      guard ConditionRule.holds(conditions.group, in: traits, around),
        ConditionRule.holds(conditions.own, in: traits, around)
      else { return Standing(.nowhere, .conditionFalse) }
    }
    switch prepared.candidates[index].kind {
    case .search: return standing(search.slot, .system)
    case .cancelSearch: return standing(search.cancelSlot, .system)
    case .member: return Standing(.member, .fits)
    case .item, .controlGroup, .sidebarToggle: break
    }
    if prepared.hasToolbarID,
      let fate = CustomizationRule.fate(of: index, prepared, traits.arrangement)
    {
      return fate
    }
    let column = prepared.candidates[index].column
    if column != .detail, prepared.screen.container == .navigationSplitView {
      let frame = column == .sidebar ? around.sidebar : around.content
      if frame == nil { return Standing(.nowhere, .droppedNoContainer) }
      return Standing(column == .sidebar ? .sidebar : .content, .fits)
    }
    return placed(prepared.candidates[index].placement)
  }

  private func placed(_ placement: ToolbarItemPlacement) -> Standing {
    switch placement {
    case .automatic:
      standing(prepared.isCustomizable ? .centre : .trailing, .fits)
    case .principal: standing(.centre, .fits)
    case .title: standing(.title, .fits)
    case .subtitle: standing(.subtitle, .fits)
    case .largeTitle: standing(.largeTitle, .fits)
    case .largeSubtitle: standing(.largeSubtitle, .fits)
    case .navigation:
      // Back in compact width takes the leading edge; the item moves to a primary action's place.
      standing(
        !around.isVertical && around.horizontalClass == .compact
          && prepared.screen.back != nil
          ? .trailing : .leading,
        .fits
      )
    case .primaryAction, .destructiveAction, .topBarTrailing, .navigationBarTrailing:
      standing(.trailing, .fits)
    case .confirmationAction: standing(around.isVertical ? .pinned : .trailing, .fits)
    case .cancellationAction: standing(.close, .fits)
    case .topBarLeading, .navigationBarLeading: standing(.leading, .fits)
    case .topBarPinnedTrailing: standing(.pinned, .pinned)
    case .secondaryAction:
      prepared.centresSecondaryActions
        ? standing(.centre, .fits) : standing(.menu, .secondaryAction)
    case .bottomBar: standing(.bottom, .fits)
    case .status: standing(.bottom, .fits)
    case .keyboard:
      isKeyboardShown ? Standing(.keyboard, .fits) : Standing(.nowhere, .droppedByKeyboard)
    case .bottomOrnament: Standing(.nowhere, .droppedNoContainer)
    }
  }

  /// The slot, unless its bar is not there.
  private func standing(_ slot: Slot, _ rule: LayoutRule) -> Standing {
    if slot.isNavigation {
      if prepared.isNavigationHidden { return Standing(.nowhere, .hiddenBar) }
      if !prepared.hasContainer { return Standing(.nowhere, .droppedNoContainer) }
      if isBarMinimized, !around.isVertical { return Standing(.nowhere, .minimizedBar) }
    }
    switch slot {
    case .bottom:
      if prepared.isBottomHidden { return Standing(.nowhere, .hiddenBar) }
    case .leading, .centre:
      // A large title inside the bar takes the leading and the centre section.
      if !around.isVertical, prepared.isInlineLarge, rule != .system {
        return Standing(.menu, .inlineLargeTitle)
      }
    case .nowhere, .menu, .close, .pinned, .trailing, .search, .title, .subtitle, .largeTitle,
      .largeSubtitle, .drawer, .row, .rowSearch, .floating, .keyboard, .sidebar, .content, .member:
      break
    }
    return Standing(slot, rule)
  }
}
