package import ToolbarModel

extension NavigationStack {
  /// The topmost screen as it is laid out: with the tabs it stands under, what Back shows, and as the
  /// sheet it is presented as.
  package func effectiveScreen(in context: MachineContext) -> Screen {
    let levels = levels
    guard let top = levels.last, var screen = context.screen(named: top.screen) else {
      preconditionFailure("the stack names a screen that does not exist: \(levels)")
    }
    let sheet = levels.lastIndex { $0.kind == .sheet }
    switch top.kind {
    case .root: break
    case .sheet: screen.presentation = .sheet
    case .pushed:
      if screen.back == nil { screen.back = backTitle(below: levels.count - 1, in: context) }
      if screen.titleDisplayMode == .automatic {
        screen.titleDisplayMode = inheritedTitleMode(below: levels.count - 1, in: context)
      }
      if let sheet {
        let base = context.screen(named: levels[sheet].screen)
        screen.presentation = .sheet
        screen.presentationPlacement = base?.presentationPlacement ?? .automatic
      }
    }
    if sheet == nil, screen.tabs.isEmpty, let home = context.screen(named: home) {
      screen.tabs = home.tabs
      screen.tabBarMinimizeBehavior =
        screen.tabBarMinimizeBehavior == .automatic
        ? home.tabBarMinimizeBehavior : screen.tabBarMinimizeBehavior
    }
    return screen
  }

  /// What `automatic` means on a pushed screen: the mode of the nearest screen below that has one.
  private func inheritedTitleMode(
    below index: Int,
    in context: MachineContext
  ) -> ToolbarTitleDisplayMode {
    for level in levels[..<index].reversed() {
      guard let screen = context.screen(named: level.screen) else { continue }
      if screen.titleDisplayMode != .automatic { return screen.titleDisplayMode }
      if level.kind != .pushed { break }
    }
    return .automatic
  }

  /// The title of the screen below; the system's own word when that screen has none.
  private func backTitle(below index: Int, in context: MachineContext) -> String {
    guard index > 0 else { return "" }
    return context.screen(named: levels[index - 1].screen)?.title ?? "Back"
  }
}
