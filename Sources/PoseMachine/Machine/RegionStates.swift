import ToolbarModel

/// The states of all regions, and the events that they have put off.
package struct RegionStates: Hashable, Sendable {
  package var hinge: HingeRegion.State
  package var orientation: OrientationRegion.State
  package var window: WindowRegion.State
  package var activity: ActivityRegion.State
  package var search: SearchRegion.State
  package var keyboard: KeyboardRegion.State
  package var minimization: MinimizationRegion.State
  package var navigation: NavigationRegion.State
  package var arrangement: ArrangementRegion.State
  package var application: ApplicationRegion.State
  package var menu: MenuRegion.State
  /// Events held back by their region's overlap policy, in order.
  var deferred: [DeferredEvent] = []

  package init(
    hinge: HingeRegion.State,
    orientation: OrientationRegion.State,
    window: WindowRegion.State,
    activity: ActivityRegion.State,
    search: SearchRegion.State,
    keyboard: KeyboardRegion.State,
    minimization: MinimizationRegion.State,
    navigation: NavigationRegion.State,
    arrangement: ArrangementRegion.State,
    application: ApplicationRegion.State,
    menu: MenuRegion.State
  ) {
    self.hinge = hinge
    self.orientation = orientation
    self.window = window
    self.activity = activity
    self.search = search
    self.keyboard = keyboard
    self.minimization = minimization
    self.navigation = navigation
    self.arrangement = arrangement
    self.application = application
    self.menu = menu
  }

  mutating func apply(_ state: RegionState) {
    switch state {
    case .hinge(let state): hinge = state
    case .orientation(let state): orientation = state
    case .window(let state): window = state
    case .activity(let state): activity = state
    case .search(let state): search = state
    case .keyboard(let state): keyboard = state
    case .minimization(let state): minimization = state
    case .navigation(let state): navigation = state
    case .arrangement(let state): arrangement = state
    case .application(let state): application = state
    case .menu(let state): menu = state
    }
  }

  /// The same states with time counted from another zero, so that equal situations are equal values.
  func rebased(by offset: ReplayDuration) -> RegionStates {
    var copy = self
    copy.hinge = hinge.rebased(by: offset)
    copy.orientation.value = orientation.value.rebased(by: offset)
    copy.window.extent = window.extent.rebased(by: offset)
    copy.search.isActive = search.isActive.rebased(by: offset)
    copy.keyboard.value = keyboard.value.rebased(by: offset)
    copy.minimization = minimization.rebased(by: offset)
    copy.navigation.stack = navigation.stack.rebased(by: offset)
    copy.menu.value = menu.value.rebased(by: offset)
    return copy
  }
}
