/// The eleven regions in document order: the one list that the machine runs and the manual prints.
package enum MachineRegions {
  package static let all: [RegionDefinition] = RegionName.allCases.map { name in
    RegionDefinition(name: name, chart: chart(of: name), policy: policy)
  }

  /// Document order, made once.
  package static let order = RegionName.allCases

  /// What a region does with an event that meets its running transition, unless the context says otherwise.
  package static let policy = OverlapPolicy.retarget

  /// A region's proposal for one microstep: a pure function of the frozen machine and the event.
  ///
  /// An event that meets a running transition is first put to the region's overlap policy.
  package static func propose(
    _ name: RegionName,
    _ event: MachineEvent,
    in frozen: FrozenMachine
  ) -> Proposal? {
    guard let proposal = response(of: name, to: event, in: frozen) else { return nil }
    guard case .happened(let happened, let over) = event,
      frozen.configuration.isInTransition(name), proposal.warnings.isEmpty
    else { return proposal }
    let waiting = DeferredEvent(region: name, event: happened, over: over)
    let unchanged = frozen.configuration.state(of: name)
    switch frozen.context.overlap[name] ?? policy {
    case .retarget: return proposal
    case .queue: return Proposal(unchanged, deferral: .append(waiting))
    case .coalesce: return Proposal(unchanged, deferral: .replace(waiting))
    case .reject: return Proposal(unchanged, warnings: [.rejected(name)])
    }
  }

  private static func response(
    of name: RegionName,
    to event: MachineEvent,
    in frozen: FrozenMachine
  ) -> Proposal? {
    switch name {
    case .hinge: HingeRegion.propose(event, in: frozen)
    case .orientation: OrientationRegion.propose(event, in: frozen)
    case .window: WindowRegion.propose(event, in: frozen)
    case .activity: ActivityRegion.propose(event, in: frozen)
    case .search: SearchRegion.propose(event, in: frozen)
    case .keyboard: KeyboardRegion.propose(event, in: frozen)
    case .minimization: MinimizationRegion.propose(event, in: frozen)
    case .navigation: NavigationRegion.propose(event, in: frozen)
    case .arrangement: ArrangementRegion.propose(event, in: frozen)
    case .application: ApplicationRegion.propose(event, in: frozen)
    case .menu: MenuRegion.propose(event, in: frozen)
    }
  }
}
