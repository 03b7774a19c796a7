package import ToolbarModel

/// When bars minimize and when they come back, as SwiftUI documents it.
package enum MinimizationRule {
  package enum Direction: Hashable, Sendable {
    case up
    case down
  }

  /// The bars after the content moved in a direction to an offset.
  package static func bars(
    afterScrolling direction: Direction,
    to offset: Length,
    from bars: MinimizationRegion.Bars,
    in frozen: FrozenMachine
  ) -> MinimizationRegion.Bars {
    guard !frozen.configuration.search.isActive.target else { return .expanded }
    let screen = frozen.configuration.navigation.stack.target.minimization(in: frozen.context)
    let onlyAtEdge =
      screen.restoration == .atScrollEdge || frozen.device.isOn(.restoreOnlyAtTop)
    return MinimizationRegion.Bars(
      navigationBar: isMinimized(
        bars.navigationBar,
        screen.navigationBar,
        restoringOnlyAtEdge: onlyAtEdge,
        direction,
        offset
      ),
      // Scroll cases of the tab bar work on iPhone only; the edge policy is the navigation bar's.
      tabBar: frozen.device.capabilities.idiom == .phone
        && isMinimized(
          bars.tabBar,
          screen.tabBar == .automatic ? .never : screen.tabBar,
          restoringOnlyAtEdge: false,
          direction,
          offset
        )
    )
  }

  private static func isMinimized(
    _ current: Bool,
    _ behavior: BarMinimizationBehavior,
    restoringOnlyAtEdge: Bool,
    _ direction: Direction,
    _ offset: Length
  ) -> Bool {
    switch (behavior, direction) {
    case (.automatic, _), (.never, _): false
    case (.onScrollDown, .down): offset > 0
    // The edge counts with `onScrollDown` only; elsewhere a reversal restores.
    case (.onScrollDown, .up): restoringOnlyAtEdge && offset > 0 ? current : false
    case (.onScrollUp, .up): true
    case (.onScrollUp, .down): false
    }
  }
}
