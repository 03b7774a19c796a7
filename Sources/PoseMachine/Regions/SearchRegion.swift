package import ToolbarModel

/// Whether a search is active. Moved by `search`, and by reactions to navigation and pose.
package enum SearchRegion {
  package struct State: Hashable, Sendable {
    package var isActive: TimedValue<Bool>

    package init(isActive: Bool) { self.isActive = TimedValue(isActive) }
  }

  package static func propose(_ event: MachineEvent, in frozen: FrozenMachine) -> Proposal? {
    var state = frozen.configuration.search
    switch event {
    case .deadline(.search, .end):
      state.isActive.end()
      return Proposal(.search(state))
    case .happened, .resumed, .deadline, .signal:
      guard let (event, over) = event.occurrence(for: .search), case .search(let command) = event
      else { return nil }
      let isActive: Bool =
        switch command {
        case .activate: true
        case .cancel: false
        }
      guard isActive || state.isActive.target || frozen.screen.isSearchable else {
        return Proposal(.search(state), warnings: [.nothingSearchable])
      }
      guard !isActive || frozen.screen.isSearchable else {
        return Proposal(.search(state), warnings: [.nothingSearchable])
      }
      guard isActive != state.isActive.target else { return nil }
      let deadlines = state.isActive.move(
        to: isActive,
        at: frozen.now,
        flippingAfter: .zero,
        over: over ?? frozen.device.duration(.searchDuration)
      )
      return Proposal(.search(state), cancels: [.end], deadlines: deadlines)
    }
  }
}

extension Screen {
  /// A `searchable`, a search tab or the system's search item: something that `search` can open.
  package var isSearchable: Bool {
    searchable != nil || searchTab != nil
      || toolbar.contains { entry in
        if case .defaultItem(let item) = entry { item.kind == .search } else { false }
      }
  }

  package var searchTab: TabItem? { tabs.first { $0.role == .search } }
}
