import ToolbarModel

/// Pass 5, all bars of a layout: those that feed the one overflow menu first, the one with its button last.
struct FittedBars: Hashable, Sendable {
  /// Every bar that was fitted; a list, so that handing it on costs one reference.
  private(set) var all = ContiguousArray<FittedBar>()
  var tabs: TabPlan?
  /// Something is in the overflow menu, or permanent content (perhaps empty) asks for its button.
  private(set) var hasMenu = false

  /// As before any bar was fitted, with the memory they were in.
  mutating func clear() {
    all.removeAll(keepingCapacity: true)
    tabs = nil
    hasMenu = false
  }

  mutating func append(_ bar: FittedBar) {
    all.append(bar)
    switch bar.place {
    case .top, .bottom: hasMenu = hasMenu || bar.showsButton
    case .none, .row, .sidebar, .content: break
    }
  }

  /// Whether one of the other bars put something into the menu.
  func showsButton(besides place: BarPlace) -> Bool {
    all.contains { $0.showsButton && $0.place != place }
  }

  /// Where a bar is in the list: bars are large, and copied only where they are needed as a whole.
  func index(of place: BarPlace) -> Int? {
    for index in all.indices where all[index].place == place { return index }
    return nil
  }

  subscript(place: BarPlace) -> FittedBar? { index(of: place).map { all[$0] } }
}
