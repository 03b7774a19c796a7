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
  package struct Branch: Hashable, Sendable {
    package var tab: String?
    package var levels: [Level]
  }

  /// The screen that declares the tabs; it lends them to what its tabs show.
  package var home: String
  package var branches: [Branch]
  package var selected: Int
  /// The branch to return to when the search tab closes.
  package var beforeSearch: Int?
  /// Sheets and what was pushed inside them, bottom to top.
  package var above: [Level]

  package init(startingOn name: String, tab: String?, sheet: String?, in context: MachineContext) {
    let own = context.screen(named: name)?.tabs ?? []
    let lender = context.screens.first { $0.screen.tabs.contains { $0.screen == name } }
    home = own.isEmpty ? lender?.name ?? name : name
    let tabs = context.screen(named: home)?.tabs ?? []
    let home = home
    branches =
      tabs.isEmpty
      ? [Branch(tab: nil, levels: [Level(screen: name, kind: .root)])]
      : tabs.map {
        Branch(tab: $0.name, levels: [Level(screen: $0.screen ?? home, kind: .root)])
      }
    let shown = tabs.firstIndex { $0.screen == name && own.isEmpty }
    selected =
      tabs.firstIndex { $0.name == tab } ?? shown ?? tabs.firstIndex { $0.role == nil } ?? 0
    above = sheet.map { [Level(screen: $0, kind: .sheet)] } ?? []
  }

  /// Bottom to top: the selected branch, then what is above.
  package var levels: [Level] { branches[selected].levels + above }

  /// The names of the screens on it, bottom to top.
  package var screens: [String] {
    let own = branches[selected].levels.map(\.screen)
    return above.isEmpty ? own : own + above.map(\.screen)
  }

  package var tab: String? { branches[selected].tab }

  package mutating func push(_ screen: String) {
    let level = Level(screen: screen, kind: .pushed)
    if above.isEmpty { branches[selected].levels.append(level) } else { above.append(level) }
  }

  /// Removes the topmost pushed screen, even under a sheet; false at the root.
  package mutating func pop() -> Bool {
    if let index = above.lastIndex(where: { $0.kind == .pushed }) {
      above.remove(at: index)
      return true
    }
    guard branches[selected].levels.last?.kind == .pushed else { return false }
    branches[selected].levels.removeLast()
    return true
  }

  package mutating func present(_ screen: String) {
    above.append(Level(screen: screen, kind: .sheet))
  }

  /// Removes the topmost sheet with everything inside it; false when there is none.
  package mutating func dismiss() -> Bool {
    guard let index = above.lastIndex(where: { $0.kind == .sheet }) else { return false }
    above.removeSubrange(index...)
    return true
  }

  package mutating func select(tab: String) {
    if let index = branches.firstIndex(where: { $0.tab == tab }) { selected = index }
  }

  /// Selects the search tab for the time of a search.
  package mutating func openSearch(tab: String) {
    guard let index = branches.firstIndex(where: { $0.tab == tab }), index != selected else {
      return
    }
    beforeSearch = selected
    selected = index
  }

  package mutating func closeSearch() {
    if let beforeSearch { selected = beforeSearch }
    beforeSearch = nil
  }
}
