import ToolbarModel

/// The form an item has when nothing special was decided; timelines name only the others.
enum NaturalForm {
  static func exceptions(in layout: ToolbarLayout, of screen: Screen) -> [ItemID: ItemForm] {
    var forms: [ItemID: ItemForm] = [:]
    let items = screen.allItems
    for placed in layout.items {
      let item = items.first { $0.id == placed.id }
      guard let natural = form(of: placed, declared: item), natural != placed.form else { continue }
      forms[placed.id] = placed.form
    }
    return forms
  }

  /// Nil when every form of the item is natural (groups, titles, tab slots).
  private static func form(of placed: PlacedItem, declared item: ToolbarItem?) -> ItemForm? {
    if let item {
      switch item.content {
      case .symbol: return .symbol
      case .title: return .title
      case .label: return placed.bar == .overflow ? .titleAndSymbol : .symbol
      case .view: return .view
      }
    }
    switch placed.id {
    case .search: return .field
    case .back: return placed.bar == .verticalBar ? .symbol : .titleAndSymbol
    case .tabs: return placed.form == .compact ? .titleAndSymbol : nil
    default: return nil
    }
  }
}
