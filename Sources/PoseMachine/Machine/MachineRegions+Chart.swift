/// The statechart of the regions, for the interpreter's rules, the manual and the tests that hold the
/// proposals against it.
extension MachineRegions {
  /// All regions under one parallel state; building it rejects a transition that reaches above its region.
  package static func statechart() throws(StatechartError) -> Statechart {
    try Statechart(regions: all.map(\.chart), in: "machine")
  }

  /// States with the events that lead out of them; `end` is the deadline at which a transition is over.
  static func chart(of name: RegionName) -> ChartState {
    switch name {
    case .hinge:
      complete(
        name,
        ["closed", "partiallyOpen", "fullyOpen"],
        on: ["fold", "unfold", "hinge", "sample"]
      )
    case .orientation:
      region(
        name,
        [
          (
            "settled",
            [
              ("rotate", "rotating"), ("fold", "rotating"), ("unfold", "rotating"),
              ("hinge", "rotating"), ("sample", "rotating"),
            ]
          ),
          (
            "rotating",
            [
              ("end", "settled"), ("rotate", "settled"), ("fold", "settled"), ("unfold", "settled"),
              ("hinge", "settled"), ("sample", "settled"),
            ]
          ),
        ]
      )
    case .window:
      complete(
        name,
        ["settled", "resizing", "split"],
        on: ["resize", "splitView", "fold", "unfold", "hinge", "rotate", "sample", "end"]
      )
    case .activity: complete(name, ["active", "inactive", "background"], on: ["window"])
    case .search:
      timed(name, "inactive", "activating", "active", "cancelling", on: "search")
    case .keyboard: timed(name, "hidden", "showing", "shown", "hiding", on: "keyboard")
    case .minimization:
      complete(
        name,
        ["expanded", "minimizing", "minimized", "restoring"],
        on: ["scroll", "sample", "end", "restoreBars"]
      )
    case .navigation:
      complete(
        name,
        NavigationRegion.Phase.allCases.map(\.rawValue),
        on: ["push", "pop", "present", "dismiss", "tab", "search", "end"]
      )
    case .arrangement: complete(name, ["declared", "customized"], on: ["customize"])
    case .application: complete(name, ["running"], on: ["set", "dynamicType"])
    case .menu: complete(name, ["closed", "open"], on: ["menu", "tap"])
    }
  }

  /// Off, on the way on, on, on the way off; an opposite event on the way turns back.
  private static func timed(
    _ name: RegionName,
    _ off: String,
    _ rising: String,
    _ on: String,
    _ falling: String,
    on event: String
  ) -> ChartState {
    region(
      name,
      [
        (off, [(event, rising), (event, on)]),
        (rising, [("end", on), (event, falling), (event, off)]),
        (on, [(event, falling), (event, off), (event, rising)]),
        (falling, [("end", off), (event, rising), (event, on)]),
      ]
    )
  }

  /// Every state may lead to every other one.
  private static func complete(
    _ name: RegionName,
    _ states: [String],
    on events: [String]
  ) -> ChartState {
    region(
      name,
      states.map { state in
        (state, events.flatMap { event in states.map { (event, $0) } })
      }
    )
  }

  private static func region(
    _ name: RegionName,
    _ states: [(name: String, transitions: [(event: String, target: String)])]
  ) -> ChartState {
    ChartState(
      name.rawValue,
      children: states.map { state in
        ChartState(
          "\(name.rawValue).\(state.name)",
          transitions: state.transitions.map {
            ChartTransition(on: $0.event, to: ["\(name.rawValue).\($0.target)"])
          }
        )
      }
    )
  }
}
