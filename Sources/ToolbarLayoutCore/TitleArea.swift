import ToolbarModel

/// Pass 2, title: whether it is inline or large, and what stands in its place.
enum TitleArea {
  static func draft(_ context: borrowing LayoutContext, in traits: Traits) -> Draft {
    let prepared = context.prepared
    let isGone =
      !prepared.hasContainer || prepared.isNavigationHidden || context.isBarMinimized
    var draft = prepared.draft()
    draft.isSearching = context.search.isActive
    draft.searchForm = context.search.form
    draft.isTopBarGone = isGone
    draft.row = rowState(context.around, context.search)
    context.settleSlots(of: &draft, in: traits)
    let large = isGone ? 0 : largeHeight(context, scrolledBy: traits.scrollOffset)
    if large > 0 { draft.titleState = .large(shown: large) }
    settle(&draft, context, isScrolledAway: large <= 0)
    return draft
  }

  private static func rowState(_ around: Surroundings, _ search: SearchPlace) -> Draft.RowState {
    if search.slot == .floating { return .hiddenBySearch }
    if around.isVertical, around.isOuter, around.keyboardHeight > 0 { return .emptiedByKeyboard }
    return .open
  }

  /// Whether the screen's own mode is large, before scrolling and keyboard; automatic with a title is.
  static func isLargeMode(_ screen: Screen) -> Bool {
    let hasTitle =
      !(screen.title ?? "").isEmpty
      || screen.allItems.contains { $0.placement == .largeTitle }
    switch screen.titleDisplayMode {
    case .automatic, .large: return hasTitle
    case .inline, .inlineLarge: return false
    }
  }

  /// The part of the large title's height that has neither scrolled away nor given way to the keyboard.
  private static func largeHeight(
    _ context: borrowing LayoutContext,
    scrolledBy scrollOffset: Length
  ) -> Length {
    let prepared = context.prepared
    let around = context.around
    guard prepared.isLargeMode else { return 0 }
    let isPhone = !prepared.isPad
    if isPhone, around.keyboardHeight > 0 { return 0 }
    var offset = scrollOffset
    // A search row below the bar scrolls away first; in regular width the field is in the bar.
    if !around.isVertical, around.horizontalClass == .compact, prepared.hasScrollingSearchRow {
      offset -= prepared.metrics.searchRowHeight
    }
    let height =
      around.isVertical ? prepared.metrics.rowLargeHeight : prepared.metrics.largeTitleHeight
    return max(0, height - max(0, offset))
  }

  private static func settle(
    _ draft: inout Draft,
    _ context: borrowing LayoutContext,
    isScrolledAway: Bool
  ) {
    let prepared = context.prepared
    let around = context.around
    // Beside a vertical bar a large title leaves with the content and does not come back inline.
    let isAway =
      around.isVertical && prepared.isLargeMode && isScrolledAway && around.keyboardHeight <= 0
    var isReplaced = isAway
    var isSubtitleReplaced = isAway
    for index in draft.fates.indices where draft.occupied.holdsTitle {
      let fate = draft.fates[index]
      switch fate.slot {
      case .title, .subtitle, .largeTitle, .largeSubtitle:
        let isForLarge = fate.slot == .largeTitle || fate.slot == .largeSubtitle
        if isForLarge != draft.isLarge || isAway {
          draft.put(index, Standing(.nowhere, .replacedTitle))
        } else if around.isVertical, draft.row != .open {
          draft.put(
            index,
            Standing(.nowhere, draft.row == .hiddenBySearch ? .droppedAxis : .droppedByKeyboard)
          )
        } else if fate.slot == .title || fate.slot == .largeTitle {
          isReplaced = true
        } else {
          isSubtitleReplaced = true
        }
      case .centre:
        let isPrincipal = prepared.candidates[index].placement == .principal
        if !draft.isLarge, isPrincipal || prepared.candidates[index].kind == .search {
          isReplaced = true
        }
      case .rowSearch:
        if prepared.candidates[index].kind == .search, context.search.rowWidth == nil {
          isReplaced = true
        }
      case .nowhere, .menu, .close, .pinned, .leading, .trailing, .search, .drawer, .row, .bottom,
        .floating, .keyboard, .sidebar, .content, .member:
        break
      }
    }
    let hasRoomForTitle =
      !draft.isTopBarGone && (!around.isVertical || draft.row == .open)
    draft.isTitleShown = hasRoomForTitle && prepared.titleLength > 0 && !isReplaced
    draft.isSubtitleShown =
      hasRoomForTitle && prepared.subtitleLength > 0 && !isSubtitleReplaced && !isReplaced
  }
}
