import ToolbarModel

/// The requests: what each bar has to fit, and in which order it gives things up.
extension LayoutContext {
  func fitRow(_ draft: inout Draft) -> FittedBar {
    let content = horizontalContent([.row], &draft, control: around.topBar.control)
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
        request.fixed += rowCancel.gap + rowCancel.side
      }
    }
    return Fit.fitted(.row, content, request, of: prepared, &draft)
  }

  func fitColumn(_ slot: Slot, _ frame: Frame, _ draft: inout Draft) -> FittedBar {
    let content = horizontalContent([slot], &draft, control: around.topBar.control)
    let request = FitRequest(
      run: frame.width - metrics.barMargin * 2,
      button: 0,
      showsButton: false,
      groupsCollapseFirst: true,
      pinnedMayLeave: pinnedMayLeave
    )
    let place = BarPlace(slot, isBottomHorizontal: hasHorizontalBottom)
    return Fit.fitted(place, content, request, of: prepared, &draft)
  }

  func fitBottom(_ draft: inout Draft, hostsButton: Bool) -> FittedBar {
    let control = around.bottomBar.control
    let content = horizontalContent([.bottom], &draft, control: control)
    let box = around.bottomBar
    let request = FitRequest(
      run: box.frame.width - box.left - box.right,
      button: hostsButton ? control + metrics.barGap : 0,
      showsButton: false,
      groupsCollapseFirst: true,
      pinnedMayLeave: pinnedMayLeave
    )
    return Fit.fitted(.bottom, content, request, of: prepared, &draft)
  }

  func fitStrip(
    _ draft: inout Draft,
    _ tabs: TabPlan?,
    showsButton: Bool
  ) -> FittedBar {
    var content = BarContent(
      gap: metrics.stripGap,
      joint: metrics.stripPitch - metrics.stripControl,
      control: metrics.stripControl,
      spacer: metrics.stripFixedSpacer,
      isHorizontal: false
    )
    let slots = hasHorizontalBottom ? Slot.upperStrip : Slot.strip
    content.gather(slots, of: prepared, &draft)
    var request = FitRequest(
      run: around.runBottom - around.runTop,
      button: metrics.stripControl + metrics.stripGap,
      showsButton: showsButton,
      groupsCollapseFirst: false,
      pinnedMayLeave: pinnedMayLeave
    )
    if hasBack { request.fixed += metrics.stripControl + metrics.stripGap }
    if let tabs {
      let length = tabs.stripLength(metrics)
      request.fixed += length + metrics.stripGap
      request.tabsSaving = length - metrics.stripControl
      switch prepared.screen.verticalCompression {
      case .automatic, .prefersTabBar: request.tabsCollapseFirst = false
      case .prefersToolbarItems: request.tabsCollapseFirst = true
      }
    }
    return Fit.fitted(.top, content, request, of: prepared, &draft)
  }

  func fitNavigationBar(_ draft: inout Draft, showsButton: Bool) -> FittedBar {
    let control = around.topBar.control
    let content = horizontalContent(Slot.navigationBar, &draft, control: control)
    let box = around.topBar
    var request = FitRequest(
      run: box.frame.width - box.left - box.right,
      button: control + metrics.barGap,
      showsButton: showsButton,
      groupsCollapseFirst: true,
      pinnedMayLeave: pinnedMayLeave
    )
    if hasBack { request.fixed += control + metrics.barGap }
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
    return Fit.fitted(.top, content, request, of: prepared, &draft)
  }
}
