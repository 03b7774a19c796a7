package import ToolbarModel

/// The orientation of the display in use. Moved by `rotate`; a change of display can change it too.
package enum OrientationRegion {
  package struct State: Hashable, Sendable {
    package var value: TimedValue<Orientation>

    package init(_ orientation: Orientation) { value = TimedValue(orientation) }
  }

  /// What opening turns an orientation into: a quarter turn (FrameUp rotation logs, in scenario words).
  package static func opened(_ orientation: Orientation) -> Orientation {
    switch orientation {
    case .portrait: .landscapeRight
    case .landscapeRight: .portrait
    case .portraitUpsideDown: .landscapeLeft
    case .landscapeLeft: .portraitUpsideDown
    }
  }

  /// What closing turns an orientation into: the same quarter turn back.
  package static func closed(_ orientation: Orientation) -> Orientation {
    switch orientation {
    case .landscapeRight: .portrait
    case .portrait: .landscapeRight
    case .landscapeLeft: .portraitUpsideDown
    case .portraitUpsideDown: .landscapeLeft
    }
  }

  /// The orientation an event leads to; nil when it does not touch it.
  package static func destination(
    of event: MachineEvent,
    in frozen: FrozenMachine
  ) -> (orientation: Orientation, display: Display?, over: ReplayDuration?)? {
    let current = frozen.configuration.orientation.value.target
    if let fold = HingeRegion.destination(of: event, in: frozen) {
      let before = frozen.configuration.targetDisplay(on: frozen.device)
      let after = HingeRegion.display(for: fold.status, on: frozen.device)
      if let orientation = fold.orientation { return (orientation, after, fold.over) }
      guard before != after, let after else { return nil }
      switch after {
      case .inner: return (opened(current), after, fold.over)
      case .outer: return (closed(current), after, fold.over)
      }
    }
    guard let (event, over) = event.occurrence(for: .orientation), case .rotate(let to) = event
    else { return nil }
    return (to, nil, over)
  }

  package static func propose(_ event: MachineEvent, in frozen: FrozenMachine) -> Proposal? {
    var state = frozen.configuration.orientation
    switch event {
    case .deadline(.orientation, .flip):
      state.value.flip()
      return Proposal(.orientation(state))
    case .deadline(.orientation, .pass):
      // The folded landscape ends its stay at the other landscape, without animation (FrameUp rotation logs).
      state.value.flip()
      return Proposal(.orientation(state))
    case .deadline(.orientation, .end):
      state.value.end()
      return Proposal(.orientation(state))
    case .happened, .resumed, .deadline, .signal:
      guard let to = destination(of: event, in: frozen) else { return nil }
      guard to.display != nil || frozen.device.capabilities.orientations.contains(to.orientation)
      else {
        return Proposal(
          .orientation(state),
          warnings: [.unsupportedOrientation(to.orientation)]
        )
      }
      guard to.orientation != state.value.target else { return nil }
      return to.display == nil
        ? rotation(of: &state, to: to.orientation, over: to.over, in: frozen)
        : handOff(of: &state, to: to.orientation, display: to.display, over: to.over, in: frozen)
    }
  }

  private static func rotation(
    of state: inout State,
    to orientation: Orientation,
    over: ReplayDuration?,
    in frozen: FrozenMachine
  ) -> Proposal {
    let deadlines = state.value.move(
      to: orientation,
      at: frozen.now,
      flippingAfter: frozen.device.duration(.rotationNotice),
      over: over ?? frozen.device.duration(.rotationDuration)
    )
    return Proposal(.orientation(state), cancels: [.flip, .pass, .end], deadlines: deadlines)
  }

  private static func handOff(
    of state: inout State,
    to orientation: Orientation,
    display: Display?,
    over: ReplayDuration?,
    in frozen: FrozenMachine
  ) -> Proposal {
    let notice = frozen.device.duration(.foldNotice)
    let duration = over ?? frozen.device.duration(.foldDuration)
    guard frozen.context.transients == .measured, display == .outer, orientation.isLandscape else {
      let deadlines = state.value.move(
        to: orientation,
        at: frozen.now,
        flippingAfter: notice,
        over: duration
      )
      return Proposal(.orientation(state), cancels: [.flip, .pass, .end], deadlines: deadlines)
    }
    let stay = frozen.device.duration(.foldedLandscapeStay)
    let whole = max(duration, stay)
    _ = state.value.move(to: orientation, at: frozen.now, flippingAfter: whole, over: whole)
    state.value.present(orientation == .landscapeLeft ? .landscapeRight : .landscapeLeft)
    return Proposal(
      .orientation(state),
      cancels: [.flip, .pass, .end],
      deadlines: [ScheduledDeadline(.pass, after: stay), ScheduledDeadline(.end, after: whole)]
    )
  }
}
