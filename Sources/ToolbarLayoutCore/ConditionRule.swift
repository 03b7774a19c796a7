import ToolbarModel

/// Whether conditions hold, for traits and what pass 1 made of them.
enum ConditionRule {
  static func holds(
    _ condition: Condition,
    in traits: Traits,
    _ around: Surroundings
  ) -> Bool {
    switch condition {
    case .all(let parts): parts.allSatisfy { holds($0, in: traits, around) }
    case .any(let parts): parts.contains { holds($0, in: traits, around) }
    case .not(let part): !holds(part, in: traits, around)
    case .horizontalSizeClass(let sizeClass): around.horizontalClass == sizeClass
    case .verticalSizeClass(let sizeClass): around.verticalClass == sizeClass
    case .display(let display): traits.display == display
    case .orientation(let orientation): traits.orientation == orientation
    case .landscape: traits.orientation.isLandscape
    case .hinge(let status): traits.hinge == status
    case .verticalEdge(let edge): around.edge == edge
    case .searching(let isSearching): traits.isSearching == isSearching
    case .windowActive(let isActive): (traits.activity == .active) == isActive
    case .minimized(let isMinimized): traits.isNavigationBarMinimized == isMinimized
    case .keyboardShown(let isShown): traits.keyboard.isShown == isShown
    case .tab(let name): traits.tab == name
    case .state(let name, let value): traits.flags[name] == value
    }
  }

  /// No condition always holds.
  static func holds(
    _ condition: Condition?,
    in traits: Traits,
    _ around: Surroundings
  ) -> Bool {
    guard let condition else { return true }
    return holds(condition, in: traits, around)
  }
}
