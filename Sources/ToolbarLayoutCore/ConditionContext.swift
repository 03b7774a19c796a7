import ToolbarModel

/// What conditions are evaluated on: the traits and what pass 1 made of them.
struct ConditionContext {
  let traits: Traits
  let around: Surroundings

  func holds(_ condition: Condition) -> Bool {
    switch condition {
    case .all(let parts): parts.allSatisfy(holds)
    case .any(let parts): parts.contains(where: holds)
    case .not(let part): !holds(part)
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

  func holds(_ condition: Condition?) -> Bool {
    guard let condition else { return true }
    return holds(condition)
  }
}
