import PoseMachine
import ScenarioModel
import ToolbarModel

/// Configuration → traits: what the layout reads of the machine, but for the screen.
struct TraitProjection: Sendable {
  let plan: ReplayPlan

  func traits(of configuration: PoseConfiguration) -> Traits {
    let stack = configuration.navigation.stack.presented
    let extent = configuration.window.extent.presented
    let bars = configuration.minimization.bars.presented
    return Traits(
      os: plan.scenario.os,
      display: HingeRegion.display(
        for: configuration.hinge.status.presented,
        on: plan.scenario.device
      ),
      orientation: configuration.orientation.value.presented,
      hinge: configuration.hinge.status.presented,
      window: extent.size,
      isWindowed: extent.isWindowed,
      split: extent.split,
      activity: configuration.activity.value,
      isSearching: configuration.search.isActive.presented,
      keyboard: configuration.keyboard.value.presented,
      hasHardwareKeyboard: plan.context.hasHardwareKeyboard,
      scrollOffset: configuration.minimization.offset,
      isNavigationBarMinimized: bars.navigationBar,
      isTabBarMinimized: bars.tabBar,
      layoutDirection: plan.scenario.start.layoutDirection ?? .leftToRight,
      dynamicTypeSize: configuration.application.dynamicTypeSize,
      tab: stack.tab,
      flags: configuration.application.flags,
      arrangement: configuration.arrangement.value,
      menu: configuration.menu.value.presented,
      screens: stack.screens
    )
  }
}
