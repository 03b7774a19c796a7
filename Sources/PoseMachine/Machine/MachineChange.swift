import ToolbarModel

/// What one microstep changed; reactions read nothing else.
package struct MachineChange: Sendable {
  package var before: PoseConfiguration
  package var after: PoseConfiguration
  package var context: MachineContext
  /// The only region that may have changed; nil is any.
  var region: RegionName?

  /// The stack or the tab changed, but for the search tab's opening and closing.
  var isNavigation: Bool {
    before.navigation.stack.target != after.navigation.stack.target && !opensOrClosesSearch
  }

  private var opensOrClosesSearch: Bool {
    before.search.isActive.target != after.search.isActive.target
  }

  var searchBegan: Bool { !before.search.isActive.target && after.search.isActive.target }
  var searchEnded: Bool { before.search.isActive.target && !after.search.isActive.target }
  var isKeyboardUp: Bool { after.keyboard.value.target.isShown }
  var hingeMoved: Bool { before.hinge.status.target != after.hinge.status.target }

  var openedToInnerPortrait: Bool {
    before.targetDisplay(on: context.device) == .outer
      && after.targetDisplay(on: context.device) == .inner
      && !after.orientation.value.target.isLandscape
  }

  /// Whether anything began that others may react to: every reaction follows a new target, none a flip or
  /// an end.
  var isOfTargets: Bool {
    if let region { return hasNewTarget(region) }
    return MachineRegions.order.contains { hasNewTarget($0) }
  }

  /// Whether a region is bound for another state that reactions follow.
  private func hasNewTarget(_ region: RegionName) -> Bool {
    switch region {
    case .hinge: before.hinge.status.target != after.hinge.status.target
    case .orientation: before.orientation.value.target != after.orientation.value.target
    case .window: before.window.extent.target != after.window.extent.target
    case .activity: before.activity.value != after.activity.value
    case .search: before.search.isActive.target != after.search.isActive.target
    case .navigation: before.navigation.stack.target != after.navigation.stack.target
    case .keyboard, .minimization, .arrangement, .application, .menu: false
    }
  }

  var hasMinimizedBars: Bool { after.minimization.bars.target != .expanded }

  var becameInactive: Bool {
    before.activity.value == .active && after.activity.value != .active
  }

  /// Pose, window, screen or activity changed: system menus close.
  var closesMenus: Bool {
    hingeMoved || isNavigation || becameInactive
      || before.orientation.value.target != after.orientation.value.target
      || before.window.extent.target != after.window.extent.target
  }
}
