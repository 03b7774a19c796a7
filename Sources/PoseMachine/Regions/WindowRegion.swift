package import ToolbarModel

/// The window's size and the half of the display it has. Moved by `resize`, `splitView` and whatever
/// changes the display in use or its orientation.
package enum WindowRegion {
  package struct Extent: Hashable, Sendable {
    package var size: Size
    /// A resizable window that has a size of its own.
    package var isWindowed: Bool
    package var split: SplitSide

    package init(size: Size, isWindowed: Bool = false, split: SplitSide = .none) {
      self.size = size
      self.isWindowed = isWindowed
      self.split = split
    }
  }

  package struct State: Hashable, Sendable {
    package var extent: TimedValue<Extent>

    package init(_ extent: Extent) { self.extent = TimedValue(extent) }
  }

  /// The size of a window that fills its display, or its half of it in Split View.
  package static func size(
    on device: DeviceProfile,
    display: Display?,
    orientation: Orientation,
    split: SplitSide = .none
  ) -> Size {
    let portrait: Size =
      switch display {
      case .inner: device.innerPortraitSize ?? device.portraitSize
      case .outer, nil: device.portraitSize
      }
    let whole =
      orientation.isLandscape ? Size(width: portrait.height, height: portrait.width) : portrait
    switch split {
    case .none: return whole
    case .left, .right:
      // The published half is that of the wide inner display; elsewhere the gap between halves is kept.
      let half = device.numbers[.splitHalf].map { Length(hundredths: $0.value) }
      let gap = half.map { portrait.height - $0 * 2 } ?? 0
      return Size(width: (whole.width - gap) / 2, height: whole.height)
    }
  }

  package static func propose(_ event: MachineEvent, in frozen: FrozenMachine) -> Proposal? {
    var state = frozen.configuration.window
    switch event {
    case .deadline(.window, .flip):
      state.extent.flip()
      return Proposal(.window(state))
    case .deadline(.window, .end):
      state.extent.end()
      return Proposal(.window(state))
    case .deadline(.window, .sample): return sample(&state, in: frozen)
    case .happened, .resumed, .deadline, .signal: break
    }
    if let (event, over) = event.occurrence(for: .window) {
      if case .resize(let size) = event { return resize(&state, to: size, over: over, in: frozen) }
      if case .splitView(let side) = event {
        return split(&state, to: side, over: over, in: frozen)
      }
    }
    return follow(&state, event, in: frozen)
  }

  private static func resize(
    _ state: inout State,
    to size: Size,
    over: ReplayDuration?,
    in frozen: FrozenMachine
  ) -> Proposal {
    var target = state.extent.target
    target.size = size
    target.isWindowed = true
    let duration = over ?? .zero
    let from = state.extent.presented
    let deadlines = state.extent.move(
      to: target,
      at: frozen.now,
      flippingAfter: duration,
      over: duration
    )
    guard !deadlines.isEmpty else {
      return Proposal(.window(state), cancels: [.flip, .sample, .end])
    }
    state.extent.present(
      Extent(size: from.size, isWindowed: true, split: from.split)
    )
    return Proposal(
      .window(state),
      cancels: [.flip, .sample, .end],
      deadlines: [ScheduledDeadline(.sample, after: sampleStep(in: frozen, upTo: duration))]
    )
  }

  /// One sample of a live drag: every width between, in even steps.
  private static func sample(_ state: inout State, in frozen: FrozenMachine) -> Proposal? {
    guard let motion = state.extent.motion else { return nil }
    guard frozen.now < motion.ends else {
      state.extent.end()
      return Proposal(.window(state))
    }
    let elapsed = (frozen.now - motion.began).milliseconds
    let from = motion.from.size
    let to = state.extent.target.size
    var extent = state.extent.target
    extent.size = Size(
      width: from.width + (to.width - from.width).scaled(elapsed, of: motion.duration),
      height: from.height + (to.height - from.height).scaled(elapsed, of: motion.duration)
    )
    state.extent.present(extent)
    let left = motion.ends - frozen.now
    return Proposal(
      .window(state),
      deadlines: [ScheduledDeadline(.sample, after: sampleStep(in: frozen, upTo: left))]
    )
  }

  static func sampleStep(in frozen: FrozenMachine, upTo left: ReplayDuration) -> ReplayDuration {
    min(left, frozen.device.duration(.sampleInterval))
  }

  private static func split(
    _ state: inout State,
    to side: SplitSide,
    over: ReplayDuration?,
    in frozen: FrozenMachine
  ) -> Proposal? {
    let display = frozen.configuration.targetDisplay(on: frozen.device)
    guard frozen.device.capabilities.hasSplitView, display != .outer else {
      return Proposal(.window(state), warnings: [.noSplitView])
    }
    guard side != state.extent.target.split else { return nil }
    let target = Extent(
      size: size(
        on: frozen.device,
        display: display,
        orientation: frozen.configuration.orientation.value.target,
        split: side
      ),
      split: side
    )
    let deadlines = state.extent.move(
      to: target,
      at: frozen.now,
      flippingAfter: .zero,
      over: over ?? frozen.device.duration(.splitDuration)
    )
    return Proposal(.window(state), cancels: [.flip, .sample, .end], deadlines: deadlines)
  }

  /// The window follows a change of display or orientation; the outer display has no Split View.
  private static func follow(
    _ state: inout State,
    _ event: MachineEvent,
    in frozen: FrozenMachine
  ) -> Proposal? {
    let fold = HingeRegion.destination(of: event, in: frozen)
    let turn = OrientationRegion.destination(of: event, in: frozen)
    guard fold != nil || turn != nil, !state.extent.target.isWindowed else { return nil }
    if fold == nil, let turn,
      !frozen.device.capabilities.orientations.contains(turn.orientation)
    {
      return nil
    }
    let status = fold?.status ?? frozen.configuration.hinge.status.target
    let display = HingeRegion.display(for: status, on: frozen.device)
    var target = state.extent.target
    if display == .outer { target.split = .none }
    target.size = size(
      on: frozen.device,
      display: display,
      orientation: turn?.orientation ?? frozen.configuration.orientation.value.target,
      split: target.split
    )
    guard target != state.extent.target else { return nil }
    let (notice, duration) = timing(isFold: fold != nil, in: frozen)
    let deadlines = state.extent.move(
      to: target,
      at: frozen.now,
      flippingAfter: notice,
      over: fold?.over ?? turn?.over ?? duration
    )
    return Proposal(.window(state), cancels: [.flip, .sample, .end], deadlines: deadlines)
  }

  /// Measured: scene geometry comes before the window's bounds (FrameUp rotation logs).
  private static func timing(
    isFold: Bool,
    in frozen: FrozenMachine
  ) -> (notice: ReplayDuration, duration: ReplayDuration) {
    let device = frozen.device
    guard isFold else {
      return (device.duration(.rotationNotice), device.duration(.rotationDuration))
    }
    let lag: ReplayDuration =
      switch frozen.context.transients {
      case .ideal: .zero
      case .measured: device.duration(.boundsLag)
      }
    return (device.duration(.foldNotice) + lag, device.duration(.foldDuration))
  }
}

extension Length {
  /// The part of a length that a motion has covered, toward zero.
  func scaled(_ elapsed: Int, of duration: ReplayDuration) -> Length {
    Length(hundredths: hundredths * elapsed / max(duration.milliseconds, 1))
  }
}
