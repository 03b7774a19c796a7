import ToolbarModel

/// The selected tab, every tab's stack of screens, and the sheets above them.
package struct NavigationStack: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case root
    case pushed
    case sheet
  }

  package struct Level: Hashable, Sendable {
    package var screen: String
    package var kind: Kind
  }

  /// One tab with its stack; `tab` nil is the only stack of a screen without tabs.
  private struct Branch: Hashable, Sendable {
    var tab: String?
    var levels: [Level]
  }

  /// Everything there is to it.
  private struct Places: Hashable, Sendable {
    /// The screen that declares the tabs; it lends them to what its tabs show.
    var home: String
    var branches: [Branch]
    var selected: Int
    /// The branch to return to when the search tab closes.
    var beforeSearch: Int?
    /// Sheets and what was pushed inside them, bottom to top.
    var above: [Level] = []
    /// Kept beside the levels, since every look at a configuration asks for them.
    var screens: [String] = []

    mutating func nameScreens() {
      screens = (branches[selected].levels + above).map(\.screen)
    }
  }

  /// Kept once: stacks are part of every configuration, and few events change them.
  private var places: Shared<Places>

  package init(startingOn name: String, tab: String?, sheet: String?, in context: MachineContext) {
    let own = context.screen(named: name)?.tabs ?? []
    let lender = context.screens.first { $0.screen.tabs.contains { $0.screen == name } }
    let home = own.isEmpty ? lender?.name ?? name : name
    let tabs = context.screen(named: home)?.tabs ?? []
    let shown = tabs.firstIndex { $0.screen == name && own.isEmpty }
    var places = Places(
      home: home,
      branches: tabs.isEmpty
        ? [Branch(tab: nil, levels: [Level(screen: name, kind: .root)])]
        : tabs.map {
          Branch(tab: $0.name, levels: [Level(screen: $0.screen ?? home, kind: .root)])
        },
      selected: tabs.firstIndex { $0.name == tab } ?? shown ?? tabs.firstIndex { $0.role == nil }
        ?? 0,
      above: sheet.map { [Level(screen: $0, kind: .sheet)] } ?? []
    )
    places.nameScreens()
    self.places = Shared(places)
  }

  /// The screen that declares the tabs; it lends them to what its tabs show.
  package var home: String { places.value.home }
  /// Sheets and what was pushed inside them, bottom to top.
  package var above: [Level] { places.value.above }

  /// The levels of the selected tab, bottom to top.
  private var own: [Level] { places.value.branches[places.value.selected].levels }

  /// Bottom to top: the selected branch, then what is above.
  package var levels: [Level] { own + above }

  var top: Level? { above.last ?? own.last }

  /// The names of the screens on it, bottom to top.
  package var screens: [String] { places.value.screens }

  package var tab: String? { places.value.branches[places.value.selected].tab }

  private mutating func change(_ body: (inout Places) -> Void) {
    var changed = places.value
    body(&changed)
    changed.nameScreens()
    places = Shared(changed)
  }

  package mutating func push(_ screen: String) {
    let level = Level(screen: screen, kind: .pushed)
    change { places in
      if places.above.isEmpty {
        places.branches[places.selected].levels.append(level)
      } else {
        places.above.append(level)
      }
    }
  }

  /// Removes the topmost pushed screen, even under a sheet; false at the root.
  package mutating func pop() -> Bool {
    if let index = above.lastIndex(where: { $0.kind == .pushed }) {
      change { $0.above.remove(at: index) }
      return true
    }
    guard own.last?.kind == .pushed else { return false }
    change { $0.branches[$0.selected].levels.removeLast() }
    return true
  }

  package mutating func present(_ screen: String) {
    change { $0.above.append(Level(screen: screen, kind: .sheet)) }
  }

  /// Removes the topmost sheet with everything inside it; false when there is none.
  package mutating func dismiss() -> Bool {
    guard let index = above.lastIndex(where: { $0.kind == .sheet }) else { return false }
    change { $0.above.removeSubrange(index...) }
    return true
  }

  package mutating func select(tab: String) {
    guard let index = branch(of: tab) else { return }
    change { $0.selected = index }
  }

  /// Selects the search tab for the time of a search.
  package mutating func openSearch(tab: String) {
    guard let index = branch(of: tab), index != places.value.selected else { return }
    change { places in
      places.beforeSearch = places.selected
      places.selected = index
    }
  }

  package mutating func closeSearch() {
    change { places in
      if let before = places.beforeSearch { places.selected = before }
      places.beforeSearch = nil
    }
  }

  /// From now on the selected tab stays when a search closes.
  package mutating func stay() {
    if places.value.beforeSearch != nil { change { $0.beforeSearch = nil } }
  }

  private func branch(of tab: String) -> Int? {
    places.value.branches.firstIndex { $0.tab == tab }
  }
}
