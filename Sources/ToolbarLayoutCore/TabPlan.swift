import ToolbarModel

/// Pass 4, tabs: how many slots there are, and how long the control is whole and compact.
struct TabPlan: Hashable, Sendable {
  /// Where the tabs lie.
  enum Place: Hashable, Sendable {
    case strip
    /// Along the bottom of a phone.
    case bottom
    /// In a row at the top of an iPad.
    case top
  }

  var place: Place
  /// A search tab that is a circle of its own, below the capsule.
  var separateSearch: Int?
  /// How many tabs the capsule has.
  var count: Int
  /// How many of them have a slot of their own; the others are behind More.
  var shown: Int
  /// Collapsed before any fit: minimized, or by a switch of the profile.
  var isCompact: Bool

  var hasMore: Bool { shown < count }
  var slotCount: Int { shown + (hasMore ? 1 : 0) }

  /// The tab at a position of the capsule.
  func tab(at position: Int) -> Int {
    if let separateSearch, position >= separateSearch { position + 1 } else { position }
  }

  init?(_ prepared: borrowing PreparedScreen, in traits: borrowing Traits, _ around: Surroundings) {
    let metrics = prepared.metrics
    guard !prepared.screen.tabs.isEmpty, !prepared.isTabBarHidden else { return nil }
    count = prepared.screen.tabs.count
    isCompact = traits.isTabBarMinimized
    separateSearch = nil
    var capacity: Int
    if around.isVertical {
      place = .strip
      var run = around.runBottom - around.runTop
      if let search = prepared.separateSearchTab {
        separateSearch = search
        count -= 1
        run -= metrics.stripGap + metrics.stripControl
      }
      capacity = (run - metrics.stripTabPadding * 2).slots(of: metrics.stripTabPitch)
      isCompact = isCompact || Self.isCollapsedBySwitch(prepared, traits, around)
    } else {
      let isTop =
        prepared.isPad && around.horizontalClass == .regular
      place = isTop ? .top : .bottom
      if isTop, traits.isNavigationBarMinimized { isCompact = true }
      let width = around.canvas.width - around.bare.left - around.bare.right
      capacity = (width - metrics.barMargin * 2).slots(of: metrics.tabSlotMinimum)
    }
    capacity = max(1, capacity)
    shown = count > capacity ? capacity - 1 : count
  }

  private static func isCollapsedBySwitch(
    _ prepared: borrowing PreparedScreen,
    _ traits: Traits,
    _ around: Surroundings
  ) -> Bool {
    switch prepared.screen.verticalCompression {
    case .automatic:
      around.isOuter && traits.orientation.isLandscape
        && prepared.profile.isOn(.tabsCollapseInOuterLandscape)
    case .prefersTabBar: false
    case .prefersToolbarItems: prepared.profile.isOn(.toolbarItemsCollapseTabsAlways)
    }
  }

  /// Height of the capsule in a strip, a separate search circle included.
  func stripLength(_ metrics: LayoutMetrics) -> Length {
    if isCompact { return metrics.stripControl }
    let capsule = metrics.stripTabPadding * 2 + metrics.stripTabPitch * slotCount
    return separateSearch == nil ? capsule : capsule + metrics.stripGap + metrics.stripControl
  }
}

extension Length {
  /// How many slots of `pitch` this length holds; none when either is not positive.
  func slots(of pitch: Length) -> Int {
    hundredths <= 0 || pitch.hundredths <= 0 ? 0 : hundredths / pitch.hundredths
  }
}
