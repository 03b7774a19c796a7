/// One region as the machine runs it and as the manual lists it.
package struct RegionDefinition: Sendable {
  package var name: RegionName
  /// Its part of the statechart: states and the events between them.
  package var chart: ChartState
  package var policy: OverlapPolicy
  /// Events it answers to while in transition, for the overlap policy: does it handle the event?
  var respond: @Sendable (MachineEvent, FrozenMachine) -> Proposal?

  /// The region's proposal for one microstep: a pure function of the frozen machine and the event.
  ///
  /// An event that meets a running transition is first put to the region's overlap policy.
  package func propose(_ event: MachineEvent, in frozen: FrozenMachine) -> Proposal? {
    guard let proposal = respond(event, frozen) else { return nil }
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
}
