package import ToolbarModel

/// The state of every region at once: what a statechart calls the configuration, with its data.
///
/// A class only so that freezing it, and keeping what was before, costs one reference; it never changes, and
/// equal ones are equal values.
package final class PoseConfiguration: Sendable {
  package let hinge: HingeRegion.State
  package let orientation: OrientationRegion.State
  package let window: WindowRegion.State
  package let activity: ActivityRegion.State
  package let search: SearchRegion.State
  package let keyboard: KeyboardRegion.State
  package let minimization: MinimizationRegion.State
  package let navigation: NavigationRegion.State
  package let arrangement: ArrangementRegion.State
  package let application: ApplicationRegion.State
  package let menu: MenuRegion.State
  /// Events held back by their region's overlap policy, in order.
  let deferred: [DeferredEvent]

  package init(_ states: RegionStates) {
    hinge = states.hinge
    orientation = states.orientation
    window = states.window
    activity = states.activity
    search = states.search
    keyboard = states.keyboard
    minimization = states.minimization
    navigation = states.navigation
    arrangement = states.arrangement
    application = states.application
    menu = states.menu
    deferred = states.deferred
  }

  private var states: RegionStates {
    var states = RegionStates(
      hinge: hinge,
      orientation: orientation,
      window: window,
      activity: activity,
      search: search,
      keyboard: keyboard,
      minimization: minimization,
      navigation: navigation,
      arrangement: arrangement,
      application: application,
      menu: menu
    )
    states.deferred = deferred
    return states
  }

  /// The configuration in which one region has another state.
  func applying(_ state: RegionState) -> PoseConfiguration {
    var states = states
    states.apply(state)
    return PoseConfiguration(states)
  }

  /// The configuration in which other events are held back.
  func deferring(_ events: [DeferredEvent]) -> PoseConfiguration {
    var states = states
    states.deferred = events
    return PoseConfiguration(states)
  }

  package func state(of region: RegionName) -> RegionState {
    switch region {
    case .hinge: .hinge(hinge)
    case .orientation: .orientation(orientation)
    case .window: .window(window)
    case .activity: .activity(activity)
    case .search: .search(search)
    case .keyboard: .keyboard(keyboard)
    case .minimization: .minimization(minimization)
    case .navigation: .navigation(navigation)
    case .arrangement: .arrangement(arrangement)
    case .application: .application(application)
    case .menu: .menu(menu)
    }
  }

  /// Whether the region is between two states.
  package func isInTransition(_ region: RegionName) -> Bool {
    switch region {
    case .hinge: hinge.status.isInTransition || hinge.movement != nil
    case .orientation: orientation.value.isInTransition
    case .window: window.extent.isInTransition
    case .activity, .arrangement, .application: false
    case .search: search.isActive.isInTransition
    case .keyboard: keyboard.value.isInTransition
    case .minimization: minimization.bars.isInTransition || minimization.scroll != nil
    case .navigation: navigation.stack.isInTransition
    case .menu: menu.value.isInTransition
    }
  }

  /// The display in use once every running transition has ended; nil on devices with one.
  package func targetDisplay(on device: DeviceProfile) -> Display? {
    HingeRegion.display(for: hinge.status.target, on: device)
  }

  /// The same configuration with time counted from another zero, so that equal situations are equal values.
  package func rebased(by offset: ReplayDuration) -> PoseConfiguration {
    offset == .zero ? self : PoseConfiguration(states.rebased(by: offset))
  }
}

extension PoseConfiguration: Hashable {
  package static func == (a: PoseConfiguration, b: PoseConfiguration) -> Bool {
    a === b
      || a.hinge == b.hinge
        && a.orientation == b.orientation
        && a.window == b.window
        && a.activity == b.activity
        && a.search == b.search
        && a.keyboard == b.keyboard
        && a.minimization == b.minimization
        && a.navigation == b.navigation
        && a.arrangement == b.arrangement
        && a.application == b.application
        && a.menu == b.menu
        && a.deferred == b.deferred
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(hinge)
    hasher.combine(orientation)
    hasher.combine(window)
    hasher.combine(activity)
    hasher.combine(search)
    hasher.combine(keyboard)
    hasher.combine(minimization)
    hasher.combine(navigation)
    hasher.combine(arrangement)
    hasher.combine(application)
    hasher.combine(menu)
    hasher.combine(deferred)
  }
}
