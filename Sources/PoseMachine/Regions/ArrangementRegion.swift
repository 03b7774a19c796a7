package import ToolbarModel

/// The person's own order and choice of items. Moved by `customize`; takes no time.
package enum ArrangementRegion {
  package struct State: Hashable, Sendable {
    package var value: UserArrangement

    package init(_ value: UserArrangement) { self.value = value }
  }

  package static func propose(_ event: MachineEvent, in frozen: FrozenMachine) -> Proposal? {
    guard let (event, _) = event.occurrence(for: .arrangement),
      case .customize(let command) = event
    else { return nil }
    let state = frozen.configuration.arrangement
    let screen = frozen.screen
    switch command {
    case .hide(let id):
      guard screen.permits(hiding: id) else { return refusal(of: id, state) }
      return changed(state) {
        $0.shown.removeAll { $0 == id }
        if !$0.hidden.contains(id) { $0.hidden.append(id) }
      }
    case .show(let id):
      guard screen.permits(hiding: id) else { return refusal(of: id, state) }
      return changed(state) {
        $0.hidden.removeAll { $0 == id }
        if !$0.shown.contains(id) { $0.shown.append(id) }
      }
    case .move(let id, let before):
      guard screen.permits(moving: id) else { return refusal(of: id, state) }
      return changed(state) {
        var order =
          $0.order + screen.allItems.map(\.id).filter { [order = $0.order] in !order.contains($0) }
        order.removeAll { $0 == id }
        order.insert(id, at: order.firstIndex(of: before) ?? order.endIndex)
        $0.order = order
      }
    case .reset: return changed(state) { $0 = .declared }
    }
  }

  private static func changed(
    _ state: State,
    by change: (inout UserArrangement) -> Void
  ) -> Proposal? {
    var next = state
    change(&next.value)
    return next == state ? nil : Proposal(.arrangement(next))
  }

  private static func refusal(of id: ItemID, _ state: State) -> Proposal {
    Proposal(.arrangement(state), warnings: [.notCustomizable(id)])
  }
}

extension Screen {
  /// Whether the person may take the item out of the bar or put it back.
  package func permits(hiding id: ItemID) -> Bool {
    guard toolbarID != nil, let item = allItems.first(where: { $0.id == id }) else { return false }
    switch item.customization.behavior {
    case .default: return true
    case .reorderable, .disabled: return false
    }
  }

  /// Whether the person may move the item.
  package func permits(moving id: ItemID) -> Bool {
    guard toolbarID != nil, let item = allItems.first(where: { $0.id == id }) else { return false }
    switch item.customization.behavior {
    case .default, .reorderable: return true
    case .disabled: return false
    }
  }
}
