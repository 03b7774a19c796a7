import ToolbarModel

/// Pass 2, title: whether it is inline or large, and what stands in its place.
enum TitleArea {
  static func draft(
    _ fates: [Fate],
    of prepared: PreparedScreen,
    in traits: Traits,
    _ around: Surroundings,
    _ search: SearchPlace
  ) -> Draft {
    let screen = prepared.screen
    let isGone =
      screen.container == .none || screen.hidden.contains(.navigationBar)
      || traits.isNavigationBarMinimized
    var draft = Draft(
      fates: fates,
      titleState: .inline,
      isTitleShown: false,
      isSubtitleShown: false,
      isSearching: search.isActive,
      searchForm: search.form,
      isTopBarGone: isGone,
      row: rowState(around, search)
    )
    let large = largeHeight(of: prepared, traits, around, draft)
    if large > 0 { draft.titleState = .large(shown: large) }
    settle(&draft, of: prepared, around, search, isScrolledAway: large <= 0)
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
    of prepared: PreparedScreen,
    _ traits: Traits,
    _ around: Surroundings,
    _ draft: Draft
  ) -> Length {
    guard prepared.isLargeMode, !draft.isTopBarGone else { return 0 }
    let metrics = prepared.metrics
    let isPhone = !prepared.isPad
    if isPhone, around.keyboardHeight > 0 { return 0 }
    var offset = traits.scrollOffset
    // A search row below the bar scrolls away first; in regular width the field is in the bar.
    if !around.isVertical, around.horizontalClass == .compact, prepared.hasScrollingSearchRow {
      offset -= metrics.searchRowHeight
    }
    let height = around.isVertical ? metrics.rowLargeHeight : metrics.largeTitleHeight
    return max(0, height - max(0, offset))
  }

  private static func settle(
    _ draft: inout Draft,
    of prepared: PreparedScreen,
    _ around: Surroundings,
    _ search: SearchPlace,
    isScrolledAway: Bool
  ) {
    // Beside a vertical bar a large title leaves with the content and does not come back inline.
    let isAway =
      around.isVertical && prepared.isLargeMode && isScrolledAway && around.keyboardHeight <= 0
    var isReplaced = isAway
    var isSubtitleReplaced = isAway
    for index in draft.fates.indices {
      let fate = draft.fates[index]
      switch fate.slot {
      case .title, .subtitle, .largeTitle, .largeSubtitle:
        let isForLarge = fate.slot == .largeTitle || fate.slot == .largeSubtitle
        if isForLarge != draft.isLarge || isAway {
          draft.fates[index] = Fate(.nowhere, .replacedTitle)
        } else if around.isVertical, draft.row != .open {
          draft.fates[index] = Fate(
            .nowhere,
            draft.row == .hiddenBySearch ? .droppedAxis : .droppedByKeyboard
          )
        } else if fate.slot == .title || fate.slot == .largeTitle {
          isReplaced = true
        } else {
          isSubtitleReplaced = true
        }
      case .centre:
        let candidate = prepared.candidates[index]
        if !draft.isLarge, candidate.placement == .principal || candidate.kind == .search {
          isReplaced = true
        }
      case .rowSearch:
        if prepared.candidates[index].kind == .search, search.rowWidth == nil { isReplaced = true }
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
