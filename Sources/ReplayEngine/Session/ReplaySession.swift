import PoseMachine
import ScenarioModel
import SourceText
import TimelineModel
import ToolbarLayoutCore
import ToolbarModel

/// A replay in progress as a value: pick the next turn, run its macrostep anywhere, finish it.
///
/// Executors differ only in who computes the regions' proposals and how time passes; everything that
/// can reach the output is here.
struct ReplaySession: Sendable {
  let plan: ReplayPlan
  let projection: TraitProjection
  private(set) var machine: MachineState
  private(set) var tracks: [TrackState]
  var now: ReplayInstant = .start
  private(set) var scene: LaidOutScene
  private(set) var recorder: TimelineRecorder
  private(set) var warnings: [ReplayWarning] = []
  private(set) var checkpoints: [ExpectationCheckpoint] = []
  /// The step behind the running drag or scroll of a region.
  private var samplers: [RegionName: EntryCause] = [:]

  /// Off while orders are explored: whether a moment was at rest is known only when time moves on.
  private let settlesAtOnce: Bool
  /// What other sessions have found out.
  private let memory: SessionMemory?

  init(_ plan: ReplayPlan, settlesAtOnce: Bool = true) {
    self.settlesAtOnce = settlesAtOnce
    memory = nil
    self.plan = plan
    projection = TraitProjection(plan: plan)
    machine = MachineState(
      configuration: PoseConfiguration(RegionStates(startOf: plan.scenario, in: plan.context))
    )
    tracks = plan.tracks.map { TrackState($0.steps) }
    scene = LaidOutScene(
      stack: machine.configuration.navigation.stack.presented,
      traits: projection.traits(of: machine.configuration),
      plan: plan,
      keepsLayouts: settlesAtOnce
    )
    recorder = TimelineRecorder(plan)
    recorder.append(scene, at: .start, cause: EntryCause(text: "start"))
    recorder.settle(scene, at: .start)
  }

  /// A session that goes on from a moment of another one, with its zero of time there.
  ///
  /// - Parameter memory: what sessions of the same plan have found out.
  init(_ plan: ReplayPlan, at moment: SessionMoment, _ memory: SessionMemory) {
    settlesAtOnce = false
    self.memory = memory
    self.plan = plan
    projection = TraitProjection(plan: plan)
    machine = moment.machine
    tracks = []
    scene = moment.scene
    recorder = TimelineRecorder(plan, after: moment.last, memory.states)
    samplers = moment.samplers
  }

  /// The present moment, with time counted from now.
  var moment: SessionMoment {
    guard var last = recorder.entries.last else {
      preconditionFailure("a replay begins with an entry")
    }
    last.at.milliseconds -= now.milliseconds
    let configuration = machine.configuration
    return SessionMoment(
      machine: machine.rebased(by: now - .start),
      scene: scene,
      last: last,
      // A sampler is read while its region is sampled, and set anew before it is again.
      samplers: samplers.filter { configuration.isSampling($0.key) }
    )
  }

  /// The next turn in the total order: instant, deadlines, then tracks in order; nil when all is done.
  func nextTurn() -> (turn: ReplayTurn, at: ReplayInstant)? {
    var best: (turn: ReplayTurn, at: ReplayInstant)?
    if let deadline = machine.nextDeadline { best = (.deadlines, max(deadline, now)) }
    for index in tracks.indices {
      guard let ready = readyInstant(of: index) else { continue }
      if let found = best, found.at <= ready { continue }
      best = (turn(of: index), ready)
    }
    return best
  }

  func readyInstant(of track: Int) -> ReplayInstant? {
    tracks[track].readyAt(
      now: now,
      ownWorkIsDone: !machine.hasPending(of: track),
      allIsSettled: machine.isSettled
    )
  }

  func turn(of track: Int) -> ReplayTurn {
    if tracks[track].mates.isEmpty, case .expect? = tracks[track].next?.action {
      return .expectation(track: track)
    }
    return .step(track: track)
  }

  /// Begins a turn: time moves to it, the step is taken, and the macrostep waits to be run.
  ///
  /// Nil is a turn without a macrostep: an expectation, or a `together` that has been opened.
  mutating func begin(_ turn: ReplayTurn, at instant: ReplayInstant) -> PreparedTurn? {
    now = instant
    switch turn {
    case .deadlines:
      let macrostep = Macrostep(
        deadlinesAt: now,
        from: machine,
        context: plan.context,
        surroundings: scene.surroundings
      )
      return PreparedTurn(macrostep: macrostep)
    case .expectation(let track):
      checkExpectation(of: track)
      return nil
    case .step(let track):
      guard let step = takeStep(of: track), case .event(let event) = step.action else {
        return nil
      }
      let cause = plan.cause(of: event, in: step, track: track)
      return prepare(event, over: step.over, track: track, cause: cause)
    }
  }

  /// Ends a turn: the machine is as the macrostep left it, the layout runs once, facts are recorded.
  mutating func finish(_ prepared: PreparedTurn) {
    machine = prepared.macrostep.state
    warn(prepared)
    remember(samplerOf: prepared)
    let before = scene
    scene = scene.updated(
      stack: machine.configuration.navigation.stack.presented,
      traits: projection.traits(of: machine.configuration),
      from: memory?.scenes
    )
    if case .focus(let id)? = prepared.event {
      scene = scene.focusing(id)
    }
    if settlesAtOnce, !scene.rests(like: before) {
      scene = scene.animated(from: before, at: now, until: machine.lastEnd ?? now)
    }
    record(prepared, before: before)
    if settlesAtOnce, machine.isSettled, !hasConcurrentTurn(beside: prepared.track) { settle() }
  }

  /// Marks the present moment as settled.
  mutating func settle() { recorder.settle(scene, at: now) }

  var result: ReplayResult {
    ReplayResult(
      timeline: Timeline(
        header: TimelineHeader(of: plan.scenario),
        entries: recorder.entries
      ),
      checkpoints: checkpoints,
      warnings: warnings
    )
  }

  private mutating func takeStep(of track: Int) -> Step? {
    if !tracks[track].mates.isEmpty { return tracks[track].mates.removeFirst() }
    guard let step = tracks[track].next else { return nil }
    tracks[track].advance(in: plan.tracks[track].steps)
    tracks[track].lastBegan = now
    switch step.action {
    case .together(_, let events):
      tracks[track].mates = events
      return nil
    case .event(let event):
      if case .wait(let duration) = event { tracks[track].busyUntil = now + duration }
      return step
    case .repeated, .expect:
      return nil
    }
  }

  /// The macrostep of an event, ready to be run.
  func prepare(
    _ event: ReplayEvent,
    over duration: ReplayDuration?,
    track: Int,
    cause: EntryCause
  ) -> PreparedTurn {
    let macrostep = Macrostep(
      event,
      over: duration,
      track: track,
      at: now,
      from: machine,
      context: plan.context,
      surroundings: scene.surroundings
    )
    return PreparedTurn(macrostep: macrostep, event: event, cause: cause, track: track)
  }

  private mutating func checkExpectation(of track: Int) {
    guard case .expect(let expectation)? = tracks[track].next?.action else { return }
    settle()
    checkpoints.append(
      ExpectationCheckpoint(expectation: expectation, entry: recorder.lastIndex)
    )
    tracks[track].advance(in: plan.tracks[track].steps)
    tracks[track].lastBegan = now
  }

  /// Whether another event is due at this very instant, so that what is seen now was never at rest.
  private func hasConcurrentTurn(beside current: Int?) -> Bool {
    tracks.indices.contains { index in
      if !tracks[index].mates.isEmpty { return true }
      guard turn(of: index) == .step(track: index), readyInstant(of: index) == now else {
        return false
      }
      // The next step of the same track begins because this one has settled.
      return !(index == (current ?? index) && tracks[index].next?.timing == .afterSettled)
    }
  }

  private mutating func warn(_ prepared: PreparedTurn) {
    for warning in prepared.macrostep.warnings {
      let new = ReplayWarning(
        line: prepared.cause?.line ?? 0,
        message: warning.description
      )
      if !warnings.contains(new) { warnings.append(new) }
    }
  }

  private mutating func remember(samplerOf prepared: PreparedTurn) {
    guard let cause = prepared.cause else { return }
    if machine.configuration.window.extent.isInTransition,
      case .resize? = prepared.event
    {
      samplers[.window] = cause
    }
    if machine.configuration.minimization.scroll != nil,
      case .scroll? = prepared.event
    {
      samplers[.minimization] = cause
    }
  }

  private mutating func record(_ prepared: PreparedTurn, before: LaidOutScene) {
    let passes = scene.passes(after: before, measured: plan.context.transients == .measured)
    if let cause = prepared.cause {
      recorder.append(scene, passes: passes, at: now, cause: cause)
      for raised in prepared.macrostep.raised {
        var raisedCause = cause
        raisedCause.text = raised.event.description
        raisedCause.by = raised.by.description
        raisedCause.label = nil
        recorder.append(scene, at: now, cause: raisedCause)
      }
      return
    }
    let sampled = prepared.macrostep.due.first { $0.kind == .sample }?.region
    if let region = sampled, let cause = samplers[region] {
      let isLast = !machine.configuration.isSampling(region)
      if isLast || scene.decidedOtherwise(than: before, last: recorder.lastState) {
        recorder.append(scene, passes: passes, at: now, cause: cause, isSample: true)
      }
      return
    }
    if !scene.looksLike(before) {
      recorder.append(scene, passes: passes, at: now, cause: nil)
    }
  }
}

extension PoseConfiguration {
  /// Whether a drag or scroll of a region is sampled.
  fileprivate func isSampling(_ region: RegionName) -> Bool {
    switch region {
    case .window: window.extent.isInTransition
    case .minimization: minimization.scroll != nil
    case .hinge, .orientation, .activity, .search, .keyboard, .navigation, .arrangement,
      .application, .menu:
      false
    }
  }
}
