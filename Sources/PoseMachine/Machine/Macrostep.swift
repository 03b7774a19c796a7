package import ToolbarModel

/// One macrostep as a value that can be paused between microsteps: an event or the deadlines of one
/// instant, run to completion.
///
/// Whoever drives it asks for `next`, lets every region propose from `frozen` — in any order, on any
/// thread — and hands the proposals back to `merge` in document order. The chart's builder proves
/// that no transition leaves its region, so no two proposals can conflict and merging them in document
/// order is the whole of SCXML's conflict rule.
package struct Macrostep: Sendable {
  private struct Queued: Sendable {
    var event: MachineEvent
    /// The event of the world this goes back to; nil for deadlines.
    var origin: ReplayEvent?
    var track: Int
  }

  package private(set) var state: MachineState
  package let context: MachineContext
  package let surroundings: Surroundings
  package let now: ReplayInstant
  /// Raised by reactions, in the order they ran.
  package private(set) var raised: [RaisedEvent] = []
  package private(set) var warnings: [MachineWarning] = []
  /// Deadlines that came due in this step.
  package let due: [PendingDeadline]

  private var internalQueue: [Queued] = []
  private var externalQueue: [Queued] = []
  private var current: Queued?

  /// The macrostep of one external event of a track.
  package init(
    _ event: ReplayEvent,
    over: ReplayDuration?,
    track: Int,
    at now: ReplayInstant,
    from state: MachineState,
    context: MachineContext,
    surroundings: Surroundings
  ) {
    self.state = state
    self.context = context
    self.surroundings = surroundings
    self.now = now
    due = []
    externalQueue = [Queued(event: .happened(event, over: over), origin: event, track: track)]
    advance()
  }

  /// The macrostep of every deadline due at an instant; they are one change.
  package init(
    deadlinesAt now: ReplayInstant,
    from state: MachineState,
    context: MachineContext,
    surroundings: Surroundings
  ) {
    var state = state
    due = state.takeDeadlines(at: now)
    self.state = state
    self.context = context
    self.surroundings = surroundings
    self.now = now
    externalQueue = due.map {
      Queued(event: .deadline($0.region, $0.kind), origin: nil, track: $0.track)
    }
    advance()
  }

  /// What the regions answer to next; nil when the macrostep is over.
  package var next: MachineEvent? { current?.event }

  package var frozen: FrozenMachine {
    FrozenMachine(
      configuration: state.configuration,
      context: context,
      surroundings: surroundings,
      now: now
    )
  }

  /// Merges the regions' proposals, in document order, and queues what they and the reactions raise.
  package mutating func merge(_ proposals: [Proposal?]) {
    guard let current else { return }
    let before = state.configuration
    for (region, proposal) in zip(MachineRegions.order, proposals) {
      if let proposal { apply(proposal, of: region, to: current) }
    }
    conclude(current, before: before, in: nil)
  }

  private mutating func apply(_ proposal: Proposal, of region: RegionName, to current: Queued) {
    state.configuration = state.configuration.applying(proposal.state)
    state.cancel(proposal.cancels, of: region)
    state.schedule(proposal.deadlines, for: region, of: current.track, at: now)
    warnings += proposal.warnings
    for signal in proposal.raised { enqueue(.signal(signal), after: current) }
    keep(proposal.deferral, of: region)
  }

  /// - Parameter region: the only one that may have changed; nil is any.
  private mutating func conclude(
    _ current: Queued,
    before: PoseConfiguration,
    in region: RegionName?
  ) {
    resumeDeferred(after: current)
    let change = MachineChange(
      before: before,
      after: state.configuration,
      context: context,
      region: region
    )
    for event in Reactions.raised(by: change) { enqueue(event, after: current) }
    advance()
  }

  private mutating func enqueue(_ event: MachineEvent, after cause: Queued) {
    guard !internalQueue.contains(where: { $0.event == event }) else { return }
    if case .happened(let happened, _) = event, let origin = cause.origin {
      raised.append(RaisedEvent(event: happened, by: origin))
    }
    let origin: ReplayEvent? =
      if case .happened(let happened, _) = event { happened } else { cause.origin }
    internalQueue.append(Queued(event: event, origin: origin, track: cause.track))
  }

  private mutating func keep(_ deferral: Proposal.Deferral?, of region: RegionName) {
    switch deferral {
    case nil: break
    case .append(let event):
      state.configuration = state.configuration.deferring(state.configuration.deferred + [event])
    case .replace(let event):
      let others = state.configuration.deferred.filter { $0.region != region }
      state.configuration = state.configuration.deferring(others + [event])
    }
  }

  /// The first event each region held back runs as soon as its transition has ended.
  private mutating func resumeDeferred(after cause: Queued) {
    var deferred = state.configuration.deferred
    if deferred.isEmpty { return }
    for region in MachineRegions.order where !state.configuration.isInTransition(region) {
      guard let index = deferred.firstIndex(where: { $0.region == region }) else { continue }
      let waiting = deferred.remove(at: index)
      let event = MachineEvent.resumed(region, waiting.event, over: waiting.over)
      internalQueue.append(Queued(event: event, origin: waiting.event, track: cause.track))
    }
    state.configuration = state.configuration.deferring(deferred)
  }

  /// Internal events before external ones, both first in, first out.
  private mutating func advance() {
    if !internalQueue.isEmpty {
      current = internalQueue.removeFirst()
    } else if !externalQueue.isEmpty {
      current = externalQueue.removeFirst()
    } else {
      current = nil
    }
  }
}

extension Macrostep {
  /// Runs the step to its end with the regions proposing one after the other.
  package mutating func run() {
    while let current {
      let frozen = frozen
      let only = current.event.onlyRegion
      if let only {
        take(only, current, frozen)
      } else {
        for region in MachineRegions.order { take(region, current, frozen) }
      }
      conclude(current, before: frozen.configuration, in: only)
    }
  }

  /// Merges what one region proposes; it sees nothing of what others have proposed before it.
  private mutating func take(_ region: RegionName, _ current: Queued, _ frozen: FrozenMachine) {
    guard let proposal = MachineRegions.propose(region, current.event, in: frozen) else { return }
    apply(proposal, of: region, to: current)
  }
}
