import ToolbarModel

/// The form an item of a screen has when nothing special was decided; timelines name only the others.
struct NaturalForm: Sendable {
  private let contents: [ItemID: ItemContent]

  init(of screen: Screen) {
    contents = Dictionary(screen.allItems.map { ($0.id, $0.content) }) { first, _ in first }
  }

  func exceptions(in layout: ToolbarLayout) -> [ItemID: ItemForm] {
    var forms: [ItemID: ItemForm] = [:]
    for placed in layout.items {
      guard let natural = form(of: placed), natural != placed.form else { continue }
      forms[placed.id] = placed.form
    }
    return forms
  }

  /// Nil when every form of the item is natural (groups, titles, tab slots).
  private func form(of placed: PlacedItem) -> ItemForm? {
    if let content = contents[placed.id] {
      switch content {
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
