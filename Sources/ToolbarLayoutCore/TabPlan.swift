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
  /// Tabs with a slot of their own, in order.
  var shown: [Int]
  /// Tabs behind More.
  var behindMore: [Int]
  /// A search tab that is a circle of its own, below the capsule.
  var separateSearch: Int?
  /// Collapsed before any fit: minimized, or by a switch of the profile.
  var isCompact: Bool

  var slotCount: Int { shown.count + (behindMore.isEmpty ? 0 : 1) }

  init?(_ prepared: PreparedScreen, in traits: Traits, _ around: Surroundings) {
    let screen = prepared.screen
    let metrics = prepared.metrics
    guard !screen.tabs.isEmpty, !screen.hidden.contains(.tabBar) else { return nil }
    var tabs = Array(screen.tabs.indices)
    isCompact = traits.isTabBarMinimized
    separateSearch = nil
    var capacity: Int
    if around.isVertical {
      place = .strip
      var run = around.runBottom - around.runTop
      if prepared.profile.isOn(.searchTabSeparate),
        let search = screen.tabs.firstIndex(where: { $0.role == .search })
      {
        separateSearch = search
        tabs.removeAll { $0 == search }
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
    if tabs.count > capacity {
      shown = Array(tabs.prefix(capacity - 1))
      behindMore = Array(tabs.dropFirst(capacity - 1))
    } else {
      shown = tabs
      behindMore = []
    }
  }

  private static func isCollapsedBySwitch(
    _ prepared: PreparedScreen,
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
