package import ToolbarModel

/// Whether a menu of the toolbar is open. Moved by `menu` and by a `tap` on a control that opens one.
package enum MenuRegion {
  package struct State: Hashable, Sendable {
    package var value: TimedValue<MenuState>

    package init(_ value: MenuState) { self.value = TimedValue(value) }
  }

  package static func propose(_ event: MachineEvent, in frozen: FrozenMachine) -> Proposal? {
    var state = frozen.configuration.menu
    if case .deadline(.menu, .end) = event {
      state.value.end()
      return Proposal(.menu(state))
    }
    guard let (event, over) = event.occurrence(for: .menu) else { return nil }
    let owners = frozen.surroundings.menuOwners
    let target: MenuState
    switch event {
    case .menu(.open):
      guard owners.contains(.overflow) else {
        return Proposal(.menu(state), warnings: [.noMenuToOpen(.overflow)])
      }
      target = .open(owner: .overflow)
    case .menu(.close): target = .closed
    case .tap(let id):
      guard owners.contains(id) else { return nil }
      target = .open(owner: id)
    case .fold, .unfold, .hinge, .rotate, .resize, .splitView, .search, .keyboard, .scroll, .window,
      .push, .pop, .present, .dismiss, .tab, .set, .customize, .dynamicType, .focus, .wait:
      return nil
    }
    guard target != state.value.target else { return nil }
    let deadlines = state.value.move(
      to: target,
      at: frozen.now,
      flippingAfter: .zero,
      over: over ?? frozen.device.duration(.menuDuration)
    )
    return Proposal(.menu(state), cancels: [.end], deadlines: deadlines)
  }
}
