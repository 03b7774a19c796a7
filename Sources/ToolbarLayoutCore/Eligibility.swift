import ToolbarModel

/// Pass 2: declared → eligible. Which candidates exist, and in which section of which bar.
struct Eligibility {
  let prepared: PreparedScreen
  let traits: Traits
  let around: Surroundings
  let search: SearchPlace

  private let isMinimized: Bool

  init(_ prepared: PreparedScreen, in traits: Traits, _ around: Surroundings) {
    self.prepared = prepared
    self.traits = traits
    self.around = around
    isMinimized = traits.isNavigationBarMinimized && !around.isVertical
    search = SearchPlace(prepared, in: traits, around)
  }

  func fates() -> [Fate] {
    let context = ConditionContext(traits: traits, around: around)
    let customization = CustomizationRule(prepared, traits.arrangement)
    var fates: [Fate] = []
    fates.reserveCapacity(prepared.candidates.count)
    for index in prepared.candidates.indices {
      fates.append(fate(of: index, context, customization))
    }
    return fates
  }

  private func fate(
    of index: Int,
    _ context: ConditionContext,
    _ customization: CustomizationRule
  ) -> Fate {
    let candidate = prepared.candidates[index]
    if candidate.isConditional {
      let conditions = prepared.conditions[index]
      guard context.holds(conditions.group), context.holds(conditions.own) else {
        return Fate(.nowhere, .conditionFalse)
      }
    }
    switch candidate.kind {
    case .search: return standing(search.slot, .system)
    case .cancelSearch: return standing(search.cancelSlot, .system)
    case .member: return Fate(.member, .fits)
    case .item, .controlGroup, .sidebarToggle: break
    }
    if let fate = customization.fate(of: candidate, prepared.ids[index]) { return fate }
    if candidate.column != .detail, prepared.screen.container == .navigationSplitView {
      let frame = candidate.column == .sidebar ? around.sidebar : around.content
      if frame == nil { return Fate(.nowhere, .droppedNoContainer) }
      return Fate(candidate.column == .sidebar ? .sidebar : .content, .fits)
    }
    return placed(candidate)
  }

  private func placed(_ candidate: Candidate) -> Fate {
    switch candidate.placement {
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
      traits.keyboard.isShown ? Fate(.keyboard, .fits) : Fate(.nowhere, .droppedByKeyboard)
    case .bottomOrnament: Fate(.nowhere, .droppedNoContainer)
    }
  }

  /// The slot, unless its bar is not there.
  private func standing(_ slot: Slot, _ rule: LayoutRule) -> Fate {
    if slot.isNavigation {
      if prepared.isNavigationHidden { return Fate(.nowhere, .hiddenBar) }
      if !prepared.hasContainer { return Fate(.nowhere, .droppedNoContainer) }
      if isMinimized { return Fate(.nowhere, .minimizedBar) }
    }
    switch slot {
    case .bottom:
      if prepared.isBottomHidden { return Fate(.nowhere, .hiddenBar) }
    case .leading, .centre:
      // A large title inside the bar takes the leading and the centre section.
      if !around.isVertical, prepared.isInlineLarge, rule != .system {
        return Fate(.menu, .inlineLargeTitle)
      }
    case .nowhere, .menu, .close, .pinned, .trailing, .search, .title, .subtitle, .largeTitle,
      .largeSubtitle, .drawer, .row, .rowSearch, .floating, .keyboard, .sidebar, .content, .member:
      break
    }
    return Fate(slot, rule)
  }
}
