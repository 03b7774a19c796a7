import ToolbarModel

/// Layouts and their differences in words.
enum LayoutText {
  static func bars(_ layout: ToolbarLayout) -> String {
    layout.bars.map { bar in
      "\(bar.bar.rawValue) [" + bar.items.map(\.name).joined(separator: ", ") + "]"
    }.joined(separator: " ")
  }

  /// Ids that stand elsewhere or look otherwise, else the bars that differ.
  static func differences(_ a: ToolbarLayout, _ b: ToolbarLayout) -> [String] {
    let ids = a.items.map(\.id) + b.items.map(\.id)
    var names: [String] = []
    for id in ids where !names.contains(id.name) {
      if a.items.first(where: { $0.id == id }) != b.items.first(where: { $0.id == id }) {
        names.append(id.name)
      }
    }
    if !names.isEmpty { return names }
    let bars = Bar.allCases.filter { bar in
      a.bars.first { $0.bar == bar } != b.bars.first { $0.bar == bar }
    }
    return bars.isEmpty ? ["the surroundings"] : bars.map(\.rawValue)
  }

  /// The bar of every item the app declares that is placed, by id.
  static func places(_ layout: ToolbarLayout) -> [(id: ItemID, bar: Bar)] {
    layout.items.filter { !$0.id.isSystem }.map { ($0.id, $0.bar) }
  }
}

extension ToolbarLayout {
  func bar(of id: ItemID) -> Bar? { bars.first { $0.items.contains(id) }?.bar }

  /// Items the app declares that stand in a bar on screen, in reading order.
  var visibleItems: [ItemID] {
    bars.filter { $0.bar != .overflow }.flatMap(\.items).filter { !$0.isSystem }
  }
}
