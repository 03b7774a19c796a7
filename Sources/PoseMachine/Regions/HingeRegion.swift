package import ToolbarModel

/// How far the device is open. Moved by `fold`, `unfold` and `hinge`, whose angle counts by the
/// direction of its change.
package enum HingeRegion {
  package struct State: Hashable, Sendable {
    /// Nil on devices without a hinge.
    package var status: TimedValue<HingeStatus?>
    /// In hundredths of a degree; the status stands for 0, the profile's partial angle, or full.
    package var angle: Int
    /// On the way to another angle, when that takes time; `angle` is what was last looked at.
    package var movement: HingeMovement?

    package init(status: HingeStatus?, angle: Int) {
      self.status = TimedValue(status)
      self.angle = angle
    }

    /// The angle at an instant, on the way or at rest.
    func angle(at now: ReplayInstant) -> Int { movement?.angle(at: now) ?? angle }

    func rebased(by offset: ReplayDuration) -> State {
      var copy = self
      copy.status = status.rebased(by: offset)
      copy.movement = movement?.rebased(by: offset)
      return copy
    }
  }

  /// The outer display while closed, else the inner one; nil on devices with one display.
  package static func display(for status: HingeStatus?, on device: DeviceProfile) -> Display? {
    guard device.capabilities.hasHinge, let status else { return nil }
    switch status {
    case .closed: return .outer
    case .partiallyOpen, .fullyOpen: return .inner
    }
  }

  package static func angle(of status: HingeStatus, on device: DeviceProfile) -> Int {
    switch status {
    case .closed: 0
    case .partiallyOpen: device[.hingePartial]
    case .fullyOpen: device[.hingeFull]
    }
  }

  /// The status an event leads to, by thresholds that depend on the direction; nil when it is no hinge event.
  package static func destination(
    of event: MachineEvent,
    in frozen: FrozenMachine
  ) -> (status: HingeStatus, angle: Int, orientation: Orientation?, over: ReplayDuration?)? {
    let hinge = frozen.configuration.hinge
    guard let current = hinge.status.target else { return nil }
    if case .deadline(.hinge, .sample) = event {
      let angle = hinge.angle(at: frozen.now)
      return (status(from: current, at: hinge.angle, to: angle, on: frozen.device), angle, nil, nil)
    }
    guard let (event, over) = event.occurrence(for: .hinge) else { return nil }
    switch event {
    case .fold(let to, let orientation), .unfold(let to, let orientation):
      return (to, angle(of: to, on: frozen.device), orientation, over)
    case .hinge(let angle):
      let now = hinge.angle(at: frozen.now)
      // On its way the hinge passes each threshold when it gets there.
      if let over, over > .zero { return (current, now, nil, nil) }
      return (status(from: current, at: now, to: angle, on: frozen.device), angle, nil, over)
    case .rotate, .resize, .splitView, .search, .keyboard, .scroll, .window, .push, .pop, .present,
      .dismiss, .tab, .set, .customize, .dynamicType, .menu, .focus, .tap, .wait:
      return nil
    }
  }

  /// The angles at which a status can change on the way to another angle.
  private static func thresholds(toward angle: Int, from old: Int, on device: DeviceProfile)
    -> [Int]
  {
    angle > old
      ? [device[.hingeOpening], device[.hingeFull]]
      // Less than full is no longer fully open.
      : [device[.hingeFull] - 1, device[.hingeClosing]]
  }

  private static func status(
    from current: HingeStatus,
    at old: Int,
    to angle: Int,
    on device: DeviceProfile
  ) -> HingeStatus {
    if angle > old {
      if angle >= device[.hingeFull] { return .fullyOpen }
      return current == .closed && angle >= device[.hingeOpening] ? .partiallyOpen : current
    }
    guard angle < old else { return current }
    if angle <= device[.hingeClosing] { return .closed }
    return current == .fullyOpen && angle < device[.hingeFull] ? .partiallyOpen : current
  }

  package static func propose(_ event: MachineEvent, in frozen: FrozenMachine) -> Proposal? {
    var state = frozen.configuration.hinge
    switch event {
    case .deadline(.hinge, .flip):
      state.status.flip()
      return Proposal(.hinge(state))
    case .deadline(.hinge, .end):
      state.status.end()
      return Proposal(.hinge(state))
    case .happened, .resumed, .deadline, .signal:
      guard let destination = destination(of: event, in: frozen) else { return nil }
      let wasMoving = state.movement != nil
      let sample = move(&state, to: destination.angle, by: event, in: frozen)
      guard destination.status != state.status.target else {
        guard state != frozen.configuration.hinge else { return nil }
        return Proposal(.hinge(state), cancels: wasMoving ? [.sample] : [], deadlines: sample)
      }
      // Measured: the hinge callback comes first, the geometry follows (FrameUp rotation logs).
      let notice: ReplayDuration =
        switch frozen.context.transients {
        case .ideal: frozen.device.duration(.foldNotice)
        case .measured: .zero
        }
      let deadlines = state.status.move(
        to: destination.status,
        at: frozen.now,
        flippingAfter: notice,
        over: destination.over ?? frozen.device.duration(.foldDuration)
      )
      return Proposal(
        .hinge(state),
        cancels: [.flip, .sample, .end],
        deadlines: sample + deadlines
      )
    }
  }

  /// Takes the angle an event has led to, and begins, goes on with or ends a movement.
  ///
  /// Returns when the hinge is to be looked at next: at a threshold, or at the end of the movement.
  private static func move(
    _ state: inout State,
    to angle: Int,
    by event: MachineEvent,
    in frozen: FrozenMachine
  ) -> [ScheduledDeadline] {
    state.angle = angle
    switch event {
    case .deadline:
      if let movement = state.movement, movement.angle(at: frozen.now) == movement.to {
        state.movement = nil
      }
    case .happened, .resumed, .signal:
      state.movement = nil
      if let (event, over) = event.occurrence(for: .hinge), case .hinge(let to) = event, let over,
        over > .zero, to != angle
      {
        state.movement = HingeMovement(from: angle, to: to, began: frozen.now, duration: over)
      }
    }
    guard let movement = state.movement else { return [] }
    let thresholds = thresholds(toward: movement.to, from: movement.from, on: frozen.device)
    return [ScheduledDeadline(.sample, after: movement.next(of: thresholds, after: frozen.now))]
  }
}
