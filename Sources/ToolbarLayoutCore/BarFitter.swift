import ToolbarModel

/// Makes the requests of the bars and fits them.
struct BarFitter {
  let context: LayoutContext

  var prepared: PreparedScreen { context.prepared }
  var traits: Traits { context.traits }
  var around: Surroundings { context.around }
  var search: SearchPlace { context.search }
  var lengths: [Length] { context.lengths }
  var hasHorizontalBottom: Bool { context.hasHorizontalBottom }
  var metrics: LayoutMetrics { context.metrics }

  func fitted(_ draft: inout Draft) -> FittedBars {
    var bars = FittedBars()
    bars.tabs = TabPlan(prepared, in: traits, around)
    // The menu's button belongs to the navigation bar; without one, the bottom bar has it.
    let isHostedByBottom = draft.isTopBarGone && hasHorizontalBottom
    let hasPermanentRows = prepared.menuRows != nil && !draft.isTopBarGone
    let hasMenuItems = draft.fates.contains { $0.slot == .menu }
    if around.isVertical, !draft.isTopBarGone { bars.row = fitRow(&draft) }
    if around.sidebar != nil { bars.sidebar = fitColumn(.sidebar, around.sidebar, &draft) }
    if around.content != nil { bars.content = fitColumn(.content, around.content, &draft) }
    if hasHorizontalBottom { bars.bottom = fitBottom(&draft, hostsButton: isHostedByBottom) }
    var showsButton = hasPermanentRows || hasMenuItems
    if bars.row?.showsButton ?? false || bars.sidebar?.showsButton ?? false
      || bars.content?.showsButton ?? false
      || !isHostedByBottom && bars.bottom?.showsButton ?? false
    {
      showsButton = true
    }
    if around.isVertical {
      bars.top = fitStrip(&draft, bars.tabs, showsButton: showsButton)
    } else if !draft.isTopBarGone {
      let isForBottomOnly =
        !isHostedByBottom && !hasPermanentRows && !hasMenuItems
        && bars.bottom?.showsButton ?? false
        && !(bars.sidebar?.showsButton ?? false) && !(bars.content?.showsButton ?? false)
      let before = isForBottomOnly ? draft : nil
      bars.top = fitNavigationBar(&draft, showsButton: showsButton)
      if let before, let bottom = bars.bottom { relax(&draft, before, until: bottom) }
    }
    bars.hasMenu = bars.top?.showsButton ?? false || bars.bottom?.showsButton ?? false
    return bars
  }

  /// With more width the bottom bar needs the menu's button no more, which may bring an item back sooner.
  func relax(_ draft: inout Draft, _ before: Draft, until bottom: FittedBar) {
    let enough = bottom.shortOfNoMenu
    var alone = before
    _ = fitNavigationBar(&alone, showsButton: false)
    for index in draft.fates.indices {
      guard let shortBy = draft.fates[index].shortBy, draft.fates[index].slot != .bottom else {
        continue
      }
      draft.fates[index].shortBy = min(shortBy, max(enough, alone.fates[index].shortBy ?? 0))
    }
  }

  var pinnedMayLeave: Bool {
    search.isActive && !prepared.pinnedNeverOverflows
  }

  func horizontalContent(_ slots: [Slot], _ draft: Draft, control: Length) -> BarContent {
    BarContent(
      slots,
      of: prepared,
      draft,
      lengths,
      gap: metrics.barGap,
      joint: 0,
      control: control,
      spacer: metrics.fixedSpacer
    )
  }

  /// Lengths of views that stand in the title's place, each with a gap.
  func titleViews(_ draft: Draft) -> Length {
    var sum: Length = 0
    for index in draft.fates.indices {
      switch draft.fates[index].slot {
      case .title: sum += lengths[index] + metrics.barGap
      case .nowhere, .menu, .close, .pinned, .leading, .centre, .trailing, .search, .subtitle,
        .largeTitle, .largeSubtitle, .drawer, .row, .rowSearch, .bottom, .floating, .keyboard,
        .sidebar, .content, .member:
        break
      }
    }
    return sum
  }

  var titleMinimum: Length { min(prepared.titleLength, metrics.titleMinimum) }

  var yieldsTitleFirst: Bool {
    prepared.titleYieldsFirst && traits.os >= .sdk27_0
  }
}
