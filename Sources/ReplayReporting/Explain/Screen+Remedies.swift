import ToolbarModel

/// Small changes to a declaration that could keep an item in its bar.
extension Screen {
  /// The screen with an item's priority raised to high; nil when no item has the id.
  func prioritizing(_ id: ItemID) -> Screen? {
    changing(id) { item in item.priority = .high }
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
