import PoseMachine
import ScenarioModel
import ToolbarModel

extension RegionStates {
  /// The states a scenario starts in; what it leaves out is the device's natural state.
  init(startOf scenario: Scenario, in context: MachineContext) {
    let start = scenario.start
    let device = scenario.device
    let natural: HingeStatus =
      (start.splitView ?? SplitSide.none) == SplitSide.none ? .closed : .fullyOpen
    let status = device.capabilities.hasHinge ? start.hinge ?? natural : nil
    let orientation = start.orientation ?? .portrait
    var stack = NavigationStack(
      startingOn: scenario.startScreen.name,
      tab: start.tab,
      sheet: start.present,
      in: context
    )
    let isSearching = start.isSearching ?? false
    let screen = stack.effectiveScreen(in: context)
    if isSearching, let tab = screen.searchTab, !screen.hasSearchItem {
      stack.openSearch(tab: tab.name)
    }
    self.init(
      hinge: HingeRegion.State(
        status: status,
        angle: status.map { HingeRegion.angle(of: $0, on: device) } ?? 0
      ),
      orientation: OrientationRegion.State(orientation),
      window: WindowRegion.State(
        WindowRegion.Extent(
          size: start.size
            ?? WindowRegion.size(
              on: device,
              display: HingeRegion.display(for: status, on: device),
              orientation: orientation,
              split: start.splitView ?? SplitSide.none
            ),
          isWindowed: start.size != nil,
          split: start.splitView ?? SplitSide.none
        )
      ),
      activity: ActivityRegion.State(start.activity ?? .active),
      search: SearchRegion.State(isActive: isSearching),
      keyboard: KeyboardRegion.State(start.keyboard ?? .hidden),
      minimization: MinimizationRegion.State(offset: start.scroll ?? 0),
      navigation: NavigationRegion.State(stack),
      arrangement: ArrangementRegion.State(start.arrangement),
      application: ApplicationRegion.State(
        flags: start.flags,
        dynamicTypeSize: start.dynamicTypeSize ?? .large
      ),
      menu: MenuRegion.State(.closed)
    )
  }
}
