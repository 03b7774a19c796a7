package import ToolbarModel

/// Whether the keyboard is up. Its end frame counts from the start of the transition.
package enum KeyboardRegion {
  package struct State: Hashable, Sendable {
    package var value: TimedValue<KeyboardState>

    package init(_ value: KeyboardState) { self.value = TimedValue(value) }
  }

  package static func propose(_ event: MachineEvent, in frozen: FrozenMachine) -> Proposal? {
    var state = frozen.configuration.keyboard
    switch event {
    case .deadline(.keyboard, .end):
      state.value.end()
      return Proposal(.keyboard(state))
    case .happened, .resumed, .deadline, .signal:
      guard let (event, over) = event.occurrence(for: .keyboard),
        case .keyboard(let command) = event
      else { return nil }
      let target: KeyboardState =
        switch command {
        case .show(let height): .shown(height: height)
        case .hide: .hidden
        }
      guard target != state.value.target else {
        return target == .hidden
          ? Proposal(.keyboard(state), warnings: [.keyboardHidden]) : nil
      }
      let deadlines = state.value.move(
        to: target,
        at: frozen.now,
        flippingAfter: .zero,
        over: over ?? frozen.device.duration(.keyboardDuration)
      )
      return Proposal(.keyboard(state), cancels: [.end], deadlines: deadlines)
    }
  }
}
