import PoseMachine
import ToolbarModel

/// A machine on one device with one screen, driven event by event.
struct MachineFixture {
  var state: MachineState
  var context: MachineContext
  var now: ReplayInstant = .start
  var surroundings = Surroundings(scrollLimit: 3000, menuOwners: [.overflow])
  var warnings: [MachineWarning] = []

  init(
    _ device: DeviceProfile = .iPhoneDuo,
    hinge: HingeStatus? = .closed,
    orientation: Orientation = .portrait,
    screen: Screen = Screen(searchable: Searchable()),
    overlap: [RegionName: OverlapPolicy] = [:],
    transients: Transients = .ideal
  ) {
    context = MachineContext(
      device: device,
      screens: [("one", screen), ("two", Screen(title: "Two"))],
      transients: transients,
      overlap: overlap
    )
    let size = WindowRegion.size(
      on: device,
      display: HingeRegion.display(for: hinge, on: device),
      orientation: orientation
    )
    state = MachineState(
      configuration: PoseConfiguration(
        RegionStates(
          hinge: HingeRegion.State(
            status: hinge,
            angle: hinge.map { HingeRegion.angle(of: $0, on: device) } ?? 0
          ),
          orientation: OrientationRegion.State(orientation),
          window: WindowRegion.State(WindowRegion.Extent(size: size)),
          activity: ActivityRegion.State(.active),
          search: SearchRegion.State(isActive: false),
          keyboard: KeyboardRegion.State(.hidden),
          minimization: MinimizationRegion.State(offset: 0),
          navigation: NavigationRegion.State(
            NavigationStack(startingOn: "one", tab: nil, sheet: nil, in: context)
          ),
          arrangement: ArrangementRegion.State(.declared),
          application: ApplicationRegion.State(flags: Flags(), dynamicTypeSize: .large),
          menu: MenuRegion.State(.closed)
        )
      )
    )
  }

  var configuration: PoseConfiguration { state.configuration }

  mutating func send(_ event: ReplayEvent, over: Int? = nil) {
    var step = Macrostep(
      event,
      over: over.map { ReplayDuration(milliseconds: $0) },
      track: 0,
      at: now,
      from: state,
      context: context,
      surroundings: surroundings
    )
    step.run()
    state = step.state
    warnings += step.warnings
  }

  /// Lets time pass, deadline by deadline.
  mutating func pass(_ milliseconds: Int) {
    let end = now + ReplayDuration(milliseconds: milliseconds)
    while let deadline = state.nextDeadline, deadline <= end {
      now = deadline
      var step = Macrostep(
        deadlinesAt: now,
        from: state,
        context: context,
        surroundings: surroundings
      )
      step.run()
      state = step.state
    }
    now = end
  }

  mutating func settle() { pass(100_000) }

  var inTransition: [RegionName] { RegionName.allCases.filter(configuration.isInTransition) }
}
