import ToolbarModel

/// Pass 4: the length of every candidate along the axis of the bar it is to stand in.
struct Measure {
  let prepared: PreparedScreen
  let around: Surroundings
  /// Custom views and their padding, from the 27 SDK on.
  private let viewPadding: Length
  private let textPercent: Int
  /// An active field gives way before items do.
  private let yieldsFirst: Bool
  /// Bottom-bar items lie along the bottom, also beside a strip that has no container.
  let hasHorizontalBottom: Bool

  init(_ prepared: PreparedScreen, in traits: Traits, _ around: Surroundings) {
    self.prepared = prepared
    self.around = around
    viewPadding = traits.os >= .sdk27_0 ? prepared.metrics.itemPadding : 0
    yieldsFirst =
      prepared.screen.searchable?.presentationBehavior == .avoidHidingContent
    textPercent = traits.dynamicTypeSize.barTextPercent
    hasHorizontalBottom = !around.isVertical || prepared.screen.container == .none
  }

  func lengths(of draft: Draft) -> [Length] {
    var lengths: [Length] = []
    lengths.reserveCapacity(draft.fates.count)
    for index in draft.fates.indices {
      lengths.append(length(of: index, draft))
    }
    return lengths
  }

  /// Whether a slot's bar runs from top to bottom.
  func isVertical(_ slot: Slot) -> Bool {
    switch slot {
    case .close, .pinned, .leading, .centre, .trailing: around.isVertical
    case .bottom: !hasHorizontalBottom
    case .nowhere, .menu, .search, .title, .subtitle, .largeTitle, .largeSubtitle, .drawer, .row,
      .rowSearch, .floating, .keyboard, .sidebar, .content, .member:
      false
    }
  }

  private func length(of index: Int, _ draft: Draft) -> Length {
    let candidate = prepared.candidates[index]
    let slot = draft.fates[index].slot
    if slot == .nowhere || slot == .menu || slot == .member { return 0 }
    let metrics = prepared.metrics
    if isVertical(slot) {
      if candidate.isView { return candidate.viewSize.height }
      if candidate.kind == .controlGroup {
        let count = max(1, memberCount(of: index, draft))
        return metrics.stripControl + metrics.stripPitch * (count - 1)
      }
      return metrics.stripControl
    }
    return horizontalLength(of: index, draft)
  }

  private func horizontalLength(of index: Int, _ draft: Draft) -> Length {
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
  func control(_ slot: Slot) -> Length {
    switch slot {
    case .row, .rowSearch, .title, .subtitle, .largeTitle, .largeSubtitle: around.topBar.control
    case .bottom, .floating: around.bottomBar.control
    case .nowhere, .menu, .close, .pinned, .leading, .centre, .trailing, .search, .drawer,
      .keyboard, .sidebar, .content, .member:
      around.isVertical ? prepared.metrics.barControl : around.topBar.control
    }
  }

  /// The eligible items of a control group.
  private func memberCount(of index: Int, _ draft: Draft) -> Int {
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
