package import ToolbarModel

/// Which bars are minimized, and how far the content has scrolled: minimization follows the scroll.
package enum MinimizationRegion {
  package struct Bars: Hashable, Sendable {
    package var navigationBar: Bool
    package var tabBar: Bool

    package static let expanded = Bars(navigationBar: false, tabBar: false)

    package init(navigationBar: Bool, tabBar: Bool) {
      self.navigationBar = navigationBar
      self.tabBar = tabBar
    }
  }

  /// A running scroll.
  package struct Scroll: Hashable, Sendable {
    package var from: Length
    package var to: Length
    package var began: ReplayInstant
    package var duration: ReplayDuration
  }

  package struct State: Hashable, Sendable {
    package var bars: TimedValue<Bars>
    package var offset: Length
    package var scroll: Scroll?

    package init(offset: Length) {
      bars = TimedValue(.expanded)
      self.offset = offset
    }

    func rebased(by offset: ReplayDuration) -> State {
      var copy = self
      copy.bars = bars.rebased(by: offset)
      if let scroll {
        copy.scroll?.began = ReplayInstant(
          milliseconds: scroll.began.milliseconds - offset.milliseconds
        )
      }
      return copy
    }
  }

  package static func propose(_ event: MachineEvent, in frozen: FrozenMachine) -> Proposal? {
    var state = frozen.configuration.minimization
    switch event {
    case .deadline(.minimization, .sample): return sample(state, in: frozen)
    case .deadline(.minimization, .end):
      state.bars.end()
      return Proposal(.minimization(state))
    case .signal(.contentReplaced):
      state.scroll = nil
      state.offset = 0
      return Proposal(.minimization(state), cancels: [.sample])
    case .signal(.restoreBars):
      let deadlines = move(&state, to: .expanded, in: frozen)
      return Proposal(.minimization(state), cancels: [.end], deadlines: deadlines)
    case .happened, .resumed, .deadline:
      guard let (event, over) = event.occurrence(for: .minimization),
        case .scroll(let command) = event
      else { return nil }
      return start(command, over: over, from: state, in: frozen)
    }
  }

  private static func start(
    _ command: ScrollCommand,
    over: ReplayDuration?,
    from state: State,
    in frozen: FrozenMachine
  ) -> Proposal? {
    var state = state
    let limit = frozen.surroundings.scrollLimit
    let step = frozen.device.length(.scrollStep)
    let wanted: Length =
      switch command {
      case .down: state.offset + step
      case .up: state.offset - step
      case .top: 0
      case .bottom: limit
      case .by(let distance): state.offset + distance
      }
    let target = min(max(wanted, 0), max(limit, 0))
    guard target != state.offset else {
      guard state.scroll != nil else { return nil }
      state.scroll = nil
      return Proposal(.minimization(state), cancels: [.sample])
    }
    let duration = over ?? frozen.device.duration(.scrollDuration)
    state.scroll = Scroll(from: state.offset, to: target, began: frozen.now, duration: duration)
    guard duration > .zero else {
      var jumped = sample(state, in: frozen)
      jumped?.cancels.append(.sample)
      return jumped
    }
    let first = WindowRegion.sampleStep(in: frozen, upTo: duration)
    return Proposal(
      .minimization(state),
      cancels: [.sample],
      deadlines: [ScheduledDeadline(.sample, after: first)]
    )
  }

  private static func sample(_ state: State, in frozen: FrozenMachine) -> Proposal? {
    guard let scroll = state.scroll else { return nil }
    var state = state
    let elapsed = frozen.now - scroll.began
    let isLast = elapsed >= scroll.duration
    state.offset =
      isLast
      ? scroll.to
      : scroll.from + (scroll.to - scroll.from).scaled(elapsed.milliseconds, of: scroll.duration)
    state.scroll = isLast ? nil : scroll
    let isDown = scroll.to > scroll.from
    let bars = MinimizationRule.bars(
      afterScrolling: isDown ? .down : .up,
      to: state.offset,
      from: state.bars.target,
      in: frozen
    )
    var deadlines: [ScheduledDeadline] = []
    var cancels: [ScheduledDeadline.Kind] = []
    if bars != state.bars.target {
      cancels = [.end]
      deadlines = move(&state, to: bars, in: frozen)
    }
    if !isLast {
      let left = ReplayDuration(
        milliseconds: scroll.duration.milliseconds - elapsed.milliseconds
      )
      let next = WindowRegion.sampleStep(in: frozen, upTo: left)
      deadlines.append(ScheduledDeadline(.sample, after: next))
    }
    return Proposal(.minimization(state), cancels: cancels, deadlines: deadlines)
  }

  private static func move(
    _ state: inout State,
    to bars: Bars,
    in frozen: FrozenMachine
  ) -> [ScheduledDeadline] {
    state.bars.move(
      to: bars,
      at: frozen.now,
      flippingAfter: .zero,
      over: frozen.device.duration(.minimizationDuration)
    )
  }
}
