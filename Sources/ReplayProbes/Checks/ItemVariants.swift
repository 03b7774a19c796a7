import ToolbarModel

/// A screen with one item's badge or label changed.
struct ScreenVariant: Sendable {
  var screen: Screen
  var text: String
}

extension Screen {
  /// For a few items, text before symbols: every badge that makes a difference in length, and a short and a long label.
  var itemVariants: [ScreenVariant] {
    let texts = allItems.filter { !$0.content.isSymbol }
    let symbols = allItems.filter(\.content.isSymbol)
    return (texts + symbols).prefix(4).flatMap { item -> [ScreenVariant] in
      let badges: [Badge] = [.count(0), .count(1), .count(12), .text("99+")]
      var variants = badges.map { badge in
        ScreenVariant(
          screen: changing(item.id) { $0.badge = badge },
          text: "badge \(badge) on \(item.id.name)"
        )
      }
      for label in ["i", "Settings for all windows, tabs, notes, accounts and languages"]
      where item.content.hasLabel {
        variants.append(
          ScreenVariant(
            screen: changing(item.id) { $0.content = $0.content.labelled(label) },
            text: "label “\(label)” on \(item.id.name)"
          )
        )
      }
      return variants
    }
  }

  private func changing(_ id: ItemID, _ change: (inout ToolbarItem) -> Void) -> Screen {
    var screen = self
    screen.toolbar = toolbar.map { entry in
      switch entry {
      case .item(var item):
        if item.id == id { change(&item) }
        return .item(item)
      case .group(var group):
        for index in group.items.indices where group.items[index].id == id {
          change(&group.items[index])
        }
        return .group(group)
      case .spacer, .defaultItem, .overflowMenu: return entry
      }
    }
    return screen
  }
}

extension ItemContent {
  var isSymbol: Bool {
    switch self {
    case .symbol, .label: true
    case .title, .view: false
    }
  }

  var hasLabel: Bool {
    switch self {
    case .title, .label: true
    case .symbol, .view: false
    }
  }

  func labelled(_ title: String) -> ItemContent {
    switch self {
    case .title: .title(title)
    case .label(_, let symbol): .label(title: title, symbol: symbol)
    case .symbol, .view: self
    }
  }
}
