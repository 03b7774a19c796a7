package import ToolbarModel

/// How far the device is open. Moved by `fold`, `unfold` and `hinge`, whose angle counts by the
/// direction of its change.
package enum HingeRegion {
  package struct State: Hashable, Sendable {
    /// Nil on devices without a hinge.
    package var status: TimedValue<HingeStatus?>
    /// In hundredths of a degree; the status stands for 0, the profile's partial angle, or full.
    package var angle: Int

    package init(status: HingeStatus?, angle: Int) {
      self.status = TimedValue(status)
      self.angle = angle
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
    guard let (event, over) = event.occurrence(for: .hinge),
      let current = frozen.configuration.hinge.status.target
    else { return nil }
    switch event {
    case .fold(let to, let orientation), .unfold(let to, let orientation):
      return (to, angle(of: to, on: frozen.device), orientation, over)
    case .hinge(let angle):
      let status = status(
        from: current,
        at: frozen.configuration.hinge.angle,
        to: angle,
        on: frozen.device
      )
      return (status, angle, nil, over)
    case .rotate, .resize, .splitView, .search, .keyboard, .scroll, .window, .push, .pop, .present,
      .dismiss, .tab, .set, .customize, .dynamicType, .menu, .focus, .tap, .wait:
      return nil
    }
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
      state.angle = destination.angle
      guard destination.status != state.status.target else {
        return state == frozen.configuration.hinge ? nil : Proposal(.hinge(state))
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
      return Proposal(.hinge(state), cancels: [.flip, .end], deadlines: deadlines)
    }
  }
}
