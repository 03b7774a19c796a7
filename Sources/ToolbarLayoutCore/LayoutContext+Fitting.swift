import ToolbarModel

/// Pass 5: makes the requests of the bars and fits them.
extension LayoutContext {
  func fitBars(_ draft: inout Draft, _ tabs: TabPlan?) {
    draft.fitted.tabs = tabs
    draft.reserve()
    // The menu's button belongs to the navigation bar; without one, the bottom bar has it.
    let isHostedByBottom = draft.isTopBarGone && hasHorizontalBottom
    let hasPermanentRows = prepared.menuRows != nil && !draft.isTopBarGone
    let hasMenuItems = draft.occupied.contains(.menu)
    if around.isVertical, !draft.isTopBarGone { draft.fitted.append(fitRow(&draft)) }
    if let frame = around.sidebar { draft.fitted.append(fitColumn(.sidebar, frame, &draft)) }
    if let frame = around.content { draft.fitted.append(fitColumn(.content, frame, &draft)) }
    if hasHorizontalBottom {
      draft.fitted.append(fitBottom(&draft, hostsButton: isHostedByBottom))
    }
    let hasMenuRows = hasPermanentRows || hasMenuItems
    let showsButton =
      hasMenuRows || draft.fitted.showsButton(besides: isHostedByBottom ? .bottom : .none)
    if around.isVertical {
      draft.fitted.append(fitStrip(&draft, tabs, showsButton: showsButton))
    } else if !draft.isTopBarGone {
      let isForBottomOnly =
        showsButton && !hasMenuRows && !draft.fitted.showsButton(besides: .bottom)
      if isForBottomOnly, let bottom = draft.fitted[.bottom] {
        var alone = draft.copy()
        _ = fitNavigationBar(&alone, showsButton: false)
        draft.fitted.append(fitNavigationBar(&draft, showsButton: true))
        relax(&draft, alone, until: bottom)
      } else {
        draft.fitted.append(fitNavigationBar(&draft, showsButton: showsButton))
      }
    }
  }

  /// With more width the bottom bar needs the menu's button no more, which may bring an item back sooner.
  private func relax(_ draft: inout Draft, _ alone: borrowing Draft, until bottom: FittedBar) {
    let enough = bottom.shortOfNoMenu
    for index in draft.fates.indices {
      guard let shortBy = draft.decisions[index].shortBy, draft.fates[index].slot != .bottom else {
        continue
      }
      draft.decisions[index].shortBy =
        min(shortBy, max(enough, alone.decisions[index].shortBy ?? 0))
    }
  }

  var pinnedMayLeave: Bool {
    search.isActive && !prepared.pinnedNeverOverflows
  }

  func horizontalContent(_ slots: [Slot], _ draft: inout Draft, control: Length) -> BarContent {
    var content = BarContent(
      gap: metrics.barGap,
      joint: 0,
      control: control,
      spacer: metrics.fixedSpacer,
      isHorizontal: true
    )
    content.gather(slots, of: prepared, &draft)
    return content
  }

  /// Lengths of views that stand in the title's place, each with a gap.
  func titleViews(_ draft: borrowing Draft) -> Length {
    var sum: Length = 0
    guard draft.occupied.contains(.title) else { return sum }
    for fate in draft.fates where fate.slot == .title { sum += fate.length + metrics.barGap }
    return sum
  }

  var titleMinimum: Length { min(prepared.titleLength, metrics.titleMinimum) }

  var yieldsTitleFirst: Bool {
    prepared.titleYieldsFirst && isCurrent
  }
}
