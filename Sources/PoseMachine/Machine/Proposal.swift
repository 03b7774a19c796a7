/// What one region proposes for one microstep: its next state and effects, as data.
package struct Proposal: Hashable, Sendable {
  /// How an event that meets a running transition is kept for later.
  package enum Deferral: Hashable, Sendable {
    case append(DeferredEvent)
    case replace(DeferredEvent)
  }

  package var state: RegionState
  /// Signals for the internal queue, in order.
  package var raised: [MachineSignal]
  /// Kinds of this region's pending deadlines that are void now.
  package var cancels: [ScheduledDeadline.Kind]
  package var deadlines: [ScheduledDeadline]
  package var warnings: [MachineWarning]
  package var deferral: Deferral?

  package init(
    _ state: RegionState,
    raised: [MachineSignal] = [],
    cancels: [ScheduledDeadline.Kind] = [],
    deadlines: [ScheduledDeadline] = [],
    warnings: [MachineWarning] = [],
    deferral: Deferral? = nil
  ) {
    self.state = state
    self.raised = raised
    self.cancels = cancels
    self.deadlines = deadlines
    self.warnings = warnings
    self.deferral = deferral
  }
}
