import ToolbarModel

/// Pass 4: the length of every candidate along the axis of the bar it is to stand in.
extension LayoutContext {
  /// Measures every candidate, and notes which slots they have in the end and what their decisions rest on.
  func settleLengths(of draft: inout Draft) {
    let searchLength = searchLength(draft)
    draft.occupied = settle(&draft.fates, &draft.decisions, searchLength)
  }

  private func settle(
    _ fates: inout ContiguousArray<Fate>,
    _ decisions: inout ContiguousArray<ItemDecision.Row>,
    _ searchLength: Length?
  ) -> SlotSet {
    var occupied = SlotSet()
    var fates = fates.mutableSpan
    var decisions = decisions.mutableSpan
    for index in fates.indices {
      let slot = fates[index].slot
      occupied.insert(slot)
      decisions[index].grounds =
        BarPlace(slot, isBottomHorizontal: hasHorizontalBottom).rawValue
      fates[index].length = length(of: index, in: slot, fates.span, searchLength)
    }
    return occupied
  }

  /// Whether a slot's bar runs from top to bottom.
  private func isVertical(_ slot: Slot) -> Bool {
    switch slot {
    case .close, .pinned, .leading, .centre, .trailing: around.isVertical
    case .bottom: !hasHorizontalBottom
    case .nowhere, .menu, .search, .title, .subtitle, .largeTitle, .largeSubtitle, .drawer, .row,
      .rowSearch, .floating, .keyboard, .sidebar, .content, .member:
      false
    }
  }

  /// The least a search field takes in a horizontal bar, where an active one may give way before items do; nil
  /// while search is a button.
  private func searchLength(_ draft: borrowing Draft) -> Length? {
    guard draft.searchForm == .field else { return nil }
    let yieldsFirst = prepared.screen.searchable?.presentationBehavior == .avoidHidingContent
    return yieldsFirst && draft.isSearching
      ? prepared.metrics.searchYielded : prepared.metrics.searchMinimum
  }

  private func length(
    of index: Int,
    in slot: Slot,
    _ fates: Span<Fate>,
    _ searchLength: Length?
  ) -> Length {
    if slot == .nowhere || slot == .menu || slot == .member { return 0 }
    if prepared.candidates[index].isPlainSymbol {
      return isVertical(slot) ? prepared.metrics.stripControl : control(slot)
    }
    if !isVertical(slot) { return horizontalLength(of: index, in: slot, fates, searchLength) }
    if prepared.candidates[index].isView { return prepared.candidates[index].viewSize.height }
    if prepared.candidates[index].kind == .controlGroup {
      let count = max(1, memberCount(of: index, fates))
      return prepared.metrics.stripControl + prepared.metrics.stripPitch * (count - 1)
    }
    return prepared.metrics.stripControl
  }

  private func horizontalLength(
    of index: Int,
    in slot: Slot,
    _ fates: Span<Fate>,
    _ searchLength: Length?
  ) -> Length {
    let candidate = prepared.candidates[index]
    let control = control(slot)
    if candidate.kind == .search, let searchLength { return searchLength }
    if let declared = candidate.declaredLength { return declared }
    if candidate.kind == .controlGroup {
      return control * max(1, memberCount(of: index, fates))
    }
    if candidate.isView {
      // Custom views are padded from the 27 SDK on.
      let padding = isCurrent && candidate.hasMargins ? prepared.metrics.itemPadding : 0
      return candidate.viewSize.width + padding * 2
    }
    if candidate.hasSymbol { return control }
    let text = candidate.textLength * textPercent / 100
    return max(control, text + (candidate.hasMargins ? prepared.metrics.itemPadding * 2 : 0))
  }

  /// The height of a control in a slot's bar, which is the width of a symbol too.
  private func control(_ slot: Slot) -> Length {
    switch slot {
    case .row, .rowSearch, .title, .subtitle, .largeTitle, .largeSubtitle: around.topBar.control
    case .bottom, .floating: around.bottomBar.control
    case .nowhere, .menu, .close, .pinned, .leading, .centre, .trailing, .search, .drawer,
      .keyboard, .sidebar, .content, .member:
      around.isVertical ? prepared.metrics.barControl : around.topBar.control
    }
  }

  /// The eligible items of a control group.
  private func memberCount(of index: Int, _ fates: Span<Fate>) -> Int {
    let block = prepared.candidates[index].block
    var count = 0
    var member = index + 1
    while member < fates.count, prepared.candidates[member].block == block {
      if fates[member].slot == .member { count += 1 }
      member += 1
    }
    return count
  }
}

extension DynamicTypeSize {
  /// Percent by which an app's own text in a bar grows; the bars themselves never do. Not published, clamped as bars clamp.
  var barTextPercent: Int {
    switch self {
    case .xSmall: 88
    case .small: 92
    case .medium: 96
    case .large: 100
    case .xLarge: 106
    case .xxLarge: 112
    case .xxxLarge, .accessibility1, .accessibility2, .accessibility3, .accessibility4,
      .accessibility5:
      118
    }
  }
}
