import ToolbarModel

/// Pass 5, all bars of a layout: those that feed the one overflow menu first, the one with its button last.
struct FittedBars: Hashable, Sendable {
  /// Every bar that was fitted; a list, so that handing it on costs one reference.
  private(set) var all = ContiguousArray<FittedBar>()
  let tabs: TabPlan?
  /// Something is in the overflow menu, or permanent content (perhaps empty) asks for its button.
  private(set) var hasMenu = false

  init(_ tabs: TabPlan?) {
    self.tabs = tabs
    all.reserveCapacity(2)
  }

  mutating func append(_ bar: FittedBar) {
    all.append(bar)
    switch bar.place {
    case .top, .bottom: hasMenu = hasMenu || bar.showsButton
    case .none, .row, .sidebar, .content: break
    }
  }

  /// The navigation bar, or the vertical bar.
  var top: FittedBar? { bar(.top) }
  /// A bottom bar that lies along the bottom.
  var bottom: FittedBar? { bar(.bottom) }
  /// The title row beside a vertical bar.
  var row: FittedBar? { bar(.row) }
  var sidebar: FittedBar? { bar(.sidebar) }
  var content: FittedBar? { bar(.content) }

  /// Whether one of the other bars put something into the menu.
  func showsButton(besides place: BarPlace) -> Bool {
    all.contains { $0.showsButton && $0.place != place }
  }

  private func bar(_ place: BarPlace) -> FittedBar? {
    // By index: a bar is large, and `first` would copy every one it looks at.
    for index in all.indices where all[index].place == place { return all[index] }
    return nil
  }
}
