package import ToolbarModel

/// The stack of screens, the tabs and the sheets. Moved by `push`, `pop`, `present`, `dismiss`, `tab`.
package enum NavigationRegion {
  package enum Phase: String, Hashable, Sendable, CaseIterable {
    case stack
    case pushing
    case popping
    case presenting
    case dismissing
    case switching
  }

  package struct State: Hashable, Sendable {
    package var stack: TimedValue<NavigationStack>
    /// What is going on while the stack is in transition.
    package var phase: Phase

    package init(_ stack: NavigationStack) {
      self.stack = TimedValue(stack)
      phase = .stack
    }
  }

  package static func propose(_ event: MachineEvent, in frozen: FrozenMachine) -> Proposal? {
    var state = frozen.configuration.navigation
    if case .deadline(.navigation, .end) = event {
      state.stack.end()
      state.phase = .stack
      return Proposal(.navigation(state))
    }
    guard let (event, over) = event.occurrence(for: .navigation) else { return nil }
    var stack = state.stack.target
    switch event {
    case .push(let screen):
      stack.push(screen)
      state.phase = .pushing
    case .pop:
      guard stack.pop() else { return Proposal(.navigation(state), warnings: [.popAtRoot]) }
      state.phase = .popping
    case .present(let screen):
      stack.present(screen)
      state.phase = .presenting
    case .dismiss:
      guard stack.dismiss() else {
        return Proposal(.navigation(state), warnings: [.nothingPresented])
      }
      state.phase = .dismissing
    case .tab(let name):
      stack.select(tab: name)
      state.phase = .switching
    case .search(let command): return search(command, state, in: frozen)
    case .fold, .unfold, .hinge, .rotate, .resize, .splitView, .keyboard, .scroll, .window, .set,
      .customize, .dynamicType, .menu, .focus, .tap, .wait:
      return nil
    }
    guard stack != state.stack.target else { return nil }
    // From here on the search tab is where the person is.
    stack.stay()
    let deadlines = state.stack.move(
      to: stack,
      at: frozen.now,
      flippingAfter: .zero,
      over: over ?? duration(of: state.phase, on: frozen.device)
    )
    if deadlines.isEmpty { state.phase = .stack }
    return Proposal(
      .navigation(state),
      raised: [.contentReplaced],
      cancels: [.end],
      deadlines: deadlines
    )
  }

  private static func duration(of phase: Phase, on device: DeviceProfile) -> ReplayDuration {
    switch phase {
    case .pushing, .popping, .stack: device.duration(.navigationDuration)
    case .presenting, .dismissing: device.duration(.presentationDuration)
    // Tabs are exchanged without a transition.
    case .switching: .zero
    }
  }

  /// A search opens the search tab, if there is one, for as long as it lasts; that is no tab switch.
  private static func search(
    _ command: SearchCommand,
    _ state: State,
    in frozen: FrozenMachine
  ) -> Proposal? {
    guard state.stack.target.above.isEmpty, let tab = frozen.screen.searchTab,
      !frozen.screen.hasSearchItem
    else { return nil }
    var stack = state.stack.target
    switch command {
    case .activate: stack.openSearch(tab: tab.name)
    case .cancel: stack.closeSearch()
    }
    guard stack != state.stack.target else { return nil }
    var state = state
    state.stack = TimedValue(stack)
    state.phase = .stack
    return Proposal(.navigation(state), cancels: [.end])
  }
}

extension Screen {
  /// A `DefaultToolbarItem` of kind search: it wins over a search tab and `searchable`.
  package var hasSearchItem: Bool {
    toolbar.contains { entry in
      if case .defaultItem(let item) = entry { item.kind == .search } else { false }
    }
  }
}
