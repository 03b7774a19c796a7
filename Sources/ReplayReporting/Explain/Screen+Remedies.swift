import ToolbarModel

/// Small changes to a declaration that could keep an item in its bar.
extension Screen {
  /// The screen with an item's priority raised to high; nil when no item has the id.
  func prioritizing(_ id: ItemID) -> Screen? {
    changing(id) { item in item.priority = .high }
  }

  /// The screen with an item moved to the permanent overflow menu; nil when no item has the id.
  func movingToMenu(_ id: ItemID) -> Screen? {
    guard let item = allItems.first(where: { $0.id == id }) else { return nil }
    var screen = self
    screen.toolbar = toolbar.compactMap { entry in
      switch entry {
      case .item(let item): return item.id == id ? nil : entry
      case .group(var group):
        group.items.removeAll { $0.id == id }
        return group.items.isEmpty ? nil : .group(group)
      case .spacer, .defaultItem: return entry
      case .overflowMenu(let rows): return .overflowMenu(rows + [.item(item)])
      }
    }
    let hasMenu = screen.toolbar.contains { entry in
      if case .overflowMenu = entry { true } else { false }
    }
    if !hasMenu { screen.toolbar.append(.overflowMenu([.item(item)])) }
    return screen
  }

  private func changing(_ id: ItemID, _ change: (inout ToolbarItem) -> Void) -> Screen? {
    guard allItems.contains(where: { $0.id == id }) else { return nil }
    var screen = self
    screen.toolbar = toolbar.map { entry in
      switch entry {
      case .item(var item) where item.id == id:
        change(&item)
        return .item(item)
      case .group(var group):
        for index in group.items.indices where group.items[index].id == id {
          change(&group.items[index])
        }
        return .group(group)
      case .item, .spacer, .defaultItem, .overflowMenu: return entry
      }
    }
    return screen
  }
}
