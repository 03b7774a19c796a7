import ToolbarModel

/// Pass 5, all bars of a layout: those that feed the one overflow menu first, the one with its button last.
struct FittedBars {
  /// The title row beside a vertical bar.
  var row: FittedBar?
  /// The navigation bar, or the vertical bar.
  var top: FittedBar?
  /// A bottom bar that lies along the bottom.
  var bottom: FittedBar?
  var sidebar: FittedBar?
  var content: FittedBar?
  var tabs: TabPlan?

  /// Something is in the overflow menu, or permanent content (perhaps empty) asks for its button.
  var hasMenu = false
}

extension FittedBars {
  /// Every bar that was fitted.
  var all: [FittedBar] { [row, top, bottom, sidebar, content].compactMap(\.self) }
}

/// Makes the requests of the bars and fits them.
struct BarFitter {
  let context: LayoutContext

  private var prepared: PreparedScreen { context.prepared }
  private var traits: Traits { context.traits }
  private var around: Surroundings { context.around }
  private var search: SearchPlace { context.search }
  private var lengths: [Length] { context.lengths }
  private var hasHorizontalBottom: Bool { context.hasHorizontalBottom }
  private var metrics: LayoutMetrics { context.metrics }

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
  private func relax(_ draft: inout Draft, _ before: Draft, until bottom: FittedBar) {
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

  private var pinnedMayLeave: Bool {
    search.isActive && !prepared.pinnedNeverOverflows
  }

  private func horizontalContent(_ slots: [Slot], _ draft: Draft, control: Length) -> BarContent {
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
  private func titleViews(_ draft: Draft) -> Length {
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

  private var titleMinimum: Length { min(prepared.titleLength, metrics.titleMinimum) }

  private var yieldsTitleFirst: Bool {
    prepared.titleYieldsFirst && traits.os >= .sdk27_0
  }

  private func fitRow(_ draft: inout Draft) -> FittedBar {
    let content = horizontalContent([.row], draft, control: around.topBar.control)
    var request = FitRequest(
      run: around.topBar.frame.width,
      button: 0,
      showsButton: false,
      groupsCollapseFirst: true,
      pinnedMayLeave: pinnedMayLeave
    )
    request.fixed = titleViews(draft)
    if draft.isTitleShown {
      request.fixed += titleMinimum + metrics.barGap
      request.titleGoes = titleMinimum + metrics.barGap
    }
    if search.slot == .rowSearch {
      // The row reaches the strip while it holds a field.
      request.run += metrics.rowTrailingGap
      request.fixed += metrics.searchMinimum + metrics.barGap
      if search.cancelSlot == .rowSearch {
        request.fixed += context.rowCancel.gap + context.rowCancel.side
      }
    }
    return Fit.fitted(content, request, horizontal: true, of: prepared, lengths, &draft)
  }

  private func fitColumn(_ slot: Slot, _ frame: Frame?, _ draft: inout Draft) -> FittedBar {
    let content = horizontalContent([slot], draft, control: around.topBar.control)
    let request = FitRequest(
      run: (frame?.width ?? 0) - metrics.barMargin * 2,
      button: 0,
      showsButton: false,
      groupsCollapseFirst: true,
      pinnedMayLeave: pinnedMayLeave
    )
    return Fit.fitted(content, request, horizontal: true, of: prepared, lengths, &draft)
  }

  private func fitBottom(_ draft: inout Draft, hostsButton: Bool) -> FittedBar {
    let control = around.bottomBar.control
    let content = horizontalContent([.bottom], draft, control: control)
    let box = around.bottomBar
    let request = FitRequest(
      run: box.frame.width - box.left - box.right,
      button: hostsButton ? control + metrics.barGap : 0,
      showsButton: false,
      groupsCollapseFirst: true,
      pinnedMayLeave: pinnedMayLeave
    )
    return Fit.fitted(content, request, horizontal: true, of: prepared, lengths, &draft)
  }

  private func fitStrip(
    _ draft: inout Draft,
    _ tabs: TabPlan?,
    showsButton: Bool
  ) -> FittedBar {
    let slots = hasHorizontalBottom ? Slot.upperStrip : Slot.strip
    let content = BarContent(
      slots,
      of: prepared,
      draft,
      lengths,
      gap: metrics.stripGap,
      joint: metrics.stripPitch - metrics.stripControl,
      control: metrics.stripControl,
      spacer: metrics.stripFixedSpacer
    )
    var request = FitRequest(
      run: around.runBottom - around.runTop,
      button: metrics.stripControl + metrics.stripGap,
      showsButton: showsButton,
      groupsCollapseFirst: false,
      pinnedMayLeave: pinnedMayLeave
    )
    if context.hasBack { request.fixed += metrics.stripControl + metrics.stripGap }
    if let tabs {
      let length = tabs.stripLength(metrics)
      request.fixed += length + metrics.stripGap
      request.tabsSaving = length - metrics.stripControl
      switch prepared.screen.verticalCompression {
      case .automatic, .prefersTabBar: request.tabsCollapseFirst = false
      case .prefersToolbarItems: request.tabsCollapseFirst = true
      }
    }
    return Fit.fitted(content, request, horizontal: false, of: prepared, lengths, &draft)
  }

  private func fitNavigationBar(_ draft: inout Draft, showsButton: Bool) -> FittedBar {
    let control = around.topBar.control
    let content = horizontalContent(
      Slot.navigationBar,
      draft,
      control: control
    )
    let box = around.topBar
    var request = FitRequest(
      run: box.frame.width - box.left - box.right,
      button: control + metrics.barGap,
      showsButton: showsButton,
      groupsCollapseFirst: true,
      pinnedMayLeave: pinnedMayLeave
    )
    if context.hasBack { request.fixed += control + metrics.barGap }
    request.fixed += titleViews(draft)
    if draft.isTitleShown, !draft.isLarge {
      let least = titleMinimum
      let kept = yieldsTitleFirst ? least : prepared.titleLength
      request.fixed += kept + metrics.barGap
      request.titleTruncates = kept - least
      request.titleGoes = least + metrics.barGap
    }
    if !search.isActive, search.form == .field,
      search.slot == .search || search.slot == .centre || search.slot == .leading
    {
      request.searchShrinks = max(0, metrics.searchMinimum - control)
      request.searchGoes = control + metrics.barGap
    }
    return Fit.fitted(content, request, horizontal: true, of: prepared, lengths, &draft)
  }
}
