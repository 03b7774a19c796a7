import ToolbarModel

extension Condition {
  /// Whether the condition holds, size classes and the vertical edge being the layout's findings.
  func holds(in traits: Traits, environment: LayoutEnvironment) -> Bool {
    switch self {
    case .all(let parts): parts.allSatisfy { $0.holds(in: traits, environment: environment) }
    case .any(let parts): parts.contains { $0.holds(in: traits, environment: environment) }
    case .not(let part): !part.holds(in: traits, environment: environment)
    case .horizontalSizeClass(let value): environment.horizontalSizeClass == value
    case .verticalSizeClass(let value): environment.verticalSizeClass == value
    case .display(let value): traits.display == value
    case .orientation(let value): traits.orientation == value
    case .landscape: traits.orientation.isLandscape
    case .hinge(let value): traits.hinge == value
    case .verticalEdge(let value):
      environment.strip.edge(in: traits.layoutDirection) == value
    case .searching(let value): traits.isSearching == value
    case .windowActive(let value): (traits.activity == .active) == value
    case .minimized(let value): traits.isNavigationBarMinimized == value
    case .keyboardShown(let value): traits.keyboard.isShown == value
    case .tab(let name): traits.tab == name
    case .state(let name, let value): traits.flags[name] == value
    }
  }
}

extension StripSide {
  /// The side by reading direction.
  func edge(in direction: LayoutDirection) -> VerticalEdge {
    switch (self, direction) {
    case (.none, _): .none
    case (.left, .leftToRight), (.right, .rightToLeft): .leading
    case (.right, .leftToRight), (.left, .rightToLeft): .trailing
    }
  }
}
