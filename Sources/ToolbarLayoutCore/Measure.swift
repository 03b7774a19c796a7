import ToolbarModel

/// Pass 4: the length of every candidate along the axis of the bar it is to stand in.
struct Measure {
  private let context: LayoutContext
  /// Custom views and their padding, from the 27 SDK on.
  private let viewPadding: Length
  private let textPercent: Int
  /// An active field gives way before items do.
  private let yieldsFirst: Bool

  init(_ context: LayoutContext, _ size: DynamicTypeSize) {
    self.context = context
    viewPadding = context.isCurrent ? context.metrics.itemPadding : 0
    textPercent = size.barTextPercent
    yieldsFirst = context.prepared.screen.searchable?.presentationBehavior == .avoidHidingContent
  }

  private var prepared: PreparedScreen { context.prepared }
  private var around: Surroundings { context.around }

  /// Measures every candidate and notes which slots they have in the end.
  func settle(_ draft: inout Draft) {
    var occupied = SlotSet()
    for index in draft.fates.indices {
      occupied.insert(draft.fates[index].slot)
      draft.fates[index].length = length(of: index, draft)
    }
    draft.occupied = occupied
  }

  /// Whether a slot's bar runs from top to bottom.
  private func isVertical(_ slot: Slot) -> Bool {
    switch slot {
    case .close, .pinned, .leading, .centre, .trailing: around.isVertical
    case .bottom: !context.hasHorizontalBottom
    case .nowhere, .menu, .search, .title, .subtitle, .largeTitle, .largeSubtitle, .drawer, .row,
      .rowSearch, .floating, .keyboard, .sidebar, .content, .member:
      false
    }
  }

  private func length(of index: Int, _ draft: borrowing Draft) -> Length {
    let slot = draft.fates[index].slot
    if slot == .nowhere || slot == .menu || slot == .member { return 0 }
    if prepared.candidates[index].isPlainSymbol {
      return isVertical(slot) ? prepared.metrics.stripControl : control(slot)
    }
    if !isVertical(slot) { return horizontalLength(of: index, draft) }
    if prepared.candidates[index].isView { return prepared.candidates[index].viewSize.height }
    if prepared.candidates[index].kind == .controlGroup {
      let count = max(1, memberCount(of: index, draft))
      return prepared.metrics.stripControl + prepared.metrics.stripPitch * (count - 1)
    }
    return prepared.metrics.stripControl
  }

  private func horizontalLength(of index: Int, _ draft: borrowing Draft) -> Length {
    let candidate = prepared.candidates[index]
    let control = control(draft.fates[index].slot)
    if candidate.kind == .search, draft.searchForm == .field {
      return yieldsFirst && draft.isSearching
        ? prepared.metrics.searchYielded : prepared.metrics.searchMinimum
    }
    if let declared = candidate.declaredLength { return declared }
    if candidate.kind == .controlGroup {
      return control * max(1, memberCount(of: index, draft))
    }
    if candidate.isView {
      return candidate.viewSize.width + (candidate.hasMargins ? viewPadding * 2 : 0)
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
  private func memberCount(of index: Int, _ draft: borrowing Draft) -> Int {
    let block = prepared.candidates[index].block
    var count = 0
    var member = index + 1
    while member < draft.fates.count, prepared.candidates[member].block == block {
      if draft.fates[member].slot == .member { count += 1 }
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
