import ToolbarModel

/// How the bars of a screen minimize and come back: the little of a screen that every sample of a scroll reads.
struct ScreenMinimization: Hashable, Sendable {
  /// `automatic` is resolved.
  var navigationBar: BarMinimizationBehavior
  var tabBar: BarMinimizationBehavior
  var restoration: ToolbarMinimizationRestoration
  var hasTabs: Bool

  init(of screen: Screen) {
    navigationBar = ScreenMinimization.navigationBar(of: screen)
    tabBar = screen.tabBarMinimizeBehavior
    restoration = screen.minimization.restoration
    hasTabs = !screen.tabs.isEmpty
  }

  /// `automatic` minimizes when search is at `toolbarPrincipal`; only the navigation bar is supported.
  private static func navigationBar(of screen: Screen) -> BarMinimizationBehavior {
    guard screen.minimization.bars.contains(.navigationBar) else { return .never }
    switch screen.minimization.behavior {
    case .automatic:
      return screen.searchable?.placement == .toolbarPrincipal ? .onScrollDown : .never
    case .never, .onScrollDown, .onScrollUp: return screen.minimization.behavior
    }
  }
}

extension NavigationStack {
  /// How the bars over the topmost screen minimize; the tab bar as the screen says that lends the tabs.
  func minimization(in context: MachineContext) -> ScreenMinimization {
    guard let top, var found = context.minimization(ofScreen: top.screen)
    else { preconditionFailure("the stack names a screen that does not exist: \(levels)") }
    let isInSheet = above.contains { $0.kind == .sheet }
    if found.tabBar == .automatic, !found.hasTabs, !isInSheet {
      found.tabBar = context.minimization(ofScreen: home)?.tabBar ?? .automatic
    }
    return found
  }
}
