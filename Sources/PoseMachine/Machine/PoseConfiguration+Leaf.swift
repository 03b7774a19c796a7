import ToolbarModel

extension PoseConfiguration {
  /// The name of the region's active state, as the statechart has it: `keyboard.showing`.
  package func leaf(of region: RegionName) -> String {
    "\(region.rawValue).\(stateName(of: region))"
  }

  private func stateName(of region: RegionName) -> String {
    switch region {
    case .hinge: hinge.status.target?.rawValue ?? HingeStatus.closed.rawValue
    case .orientation: orientation.value.isInTransition ? "rotating" : "settled"
    case .window:
      window.extent.isInTransition
        ? "resizing" : window.extent.target.split == .none ? "settled" : "split"
    case .activity: activity.value.rawValue
    case .search:
      phase(of: search.isActive, ["inactive", "activating", "active", "cancelling"]) { $0 }
    case .keyboard:
      phase(of: keyboard.value, ["hidden", "showing", "shown", "hiding"]) { $0.isShown }
    case .minimization:
      phase(of: minimization.bars, ["expanded", "minimizing", "minimized", "restoring"]) {
        $0.navigationBar || $0.tabBar
      }
    case .navigation: navigation.phase.rawValue
    case .arrangement: arrangement.value == .declared ? "declared" : "customized"
    case .application: "running"
    case .menu: menu.value.target == .closed ? "closed" : "open"
    }
  }

  /// Off, rising, on, falling.
  private func phase<Value>(
    of value: TimedValue<Value>,
    _ names: [String],
    isOn: (Value) -> Bool
  ) -> String {
    switch (isOn(value.target), value.isInTransition) {
    case (false, false): names[0]
    case (true, true): names[1]
    case (true, false): names[2]
    case (false, true): names[3]
    }
  }
}
