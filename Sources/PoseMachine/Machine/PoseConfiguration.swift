package import ToolbarModel

/// The state of every region at once: what a statechart calls the configuration, with its data.
///
/// A class only so that freezing it, and keeping what was before, costs one reference; it never changes, and
/// equal ones are equal values.
package final class PoseConfiguration: Sendable {
  private let states: RegionStates

  package init(_ states: RegionStates) { self.states = states }

  package var hinge: HingeRegion.State { states.hinge }
  package var orientation: OrientationRegion.State { states.orientation }
  package var window: WindowRegion.State { states.window }
  package var activity: ActivityRegion.State { states.activity }
  package var search: SearchRegion.State { states.search }
  package var keyboard: KeyboardRegion.State { states.keyboard }
  package var minimization: MinimizationRegion.State { states.minimization }
  package var navigation: NavigationRegion.State { states.navigation }
  package var arrangement: ArrangementRegion.State { states.arrangement }
  package var application: ApplicationRegion.State { states.application }
  package var menu: MenuRegion.State { states.menu }
  /// Events held back by their region's overlap policy, in order.
  var deferred: [DeferredEvent] { states.deferred }

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
    a === b || a.states == b.states
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(states) }
}
