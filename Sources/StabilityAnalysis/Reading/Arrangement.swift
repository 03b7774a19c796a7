import ToolbarModel

/// Which items stand in which bar, by item number; an empty row is a bar that is there.
///
/// A reference to something that never changes: moments, records and rules share it.
final class Arrangement: Sendable {
  struct Row: Hashable, Sendable {
    var bar: Bar
    var items: [Int]
  }

  let rows: [Row]
  /// The first bar of each item, by number.
  private let bars: [Bar?]
  /// Numbers of all placed items in the order of bars and slots, each once, without dividers.
  let order: [Int]
  /// The same as a set, and those of them that stand in a bar on screen.
  let placed: ItemSet
  let onScreen: ItemSet
  /// Whether an id stands in more than one place.
  let hasDuplicates: Bool
  let menu: [Int]

  init(rows: [Row], itemCount: Int, divider: Int) {
    self.rows = rows
    var bars: [Bar?] = Array(repeating: nil, count: itemCount)
    var order: [Int] = []
    order.reserveCapacity(itemCount)
    var placed = ItemSet()
    var onScreen = ItemSet()
    var hasDuplicates = false
    var menu: [Int]?
    for row in rows {
      let isMenu = row.bar == .overflow
      if isMenu, menu == nil { menu = row.items }
      for item in row.items where item != divider {
        if placed.contains(item) {
          hasDuplicates = true
        } else {
          bars[item] = row.bar
          order.append(item)
          placed.insert(item)
          if !isMenu { onScreen.insert(item) }
        }
      }
    }
    self.bars = bars
    self.order = order
    self.placed = placed
    self.onScreen = onScreen
    self.hasDuplicates = hasDuplicates
    self.menu = menu ?? []
  }

  /// Where an item stands, the menu included; nil is nowhere.
  func bar(of item: Int) -> Bar? { item < bars.count ? bars[item] : nil }

  /// Where an item stands when that is a bar on screen.
  func screenBar(of item: Int) -> Bar? { onScreen.contains(item) ? bars[item] : nil }

  func items(in bar: Bar) -> [Int]? {
    for row in rows where row.bar == bar { return row.items }
    return nil
  }

  /// The bars on screen, the menu apart.
  var screenBars: [Bar] { rows.map(\.bar).filter { $0 != .overflow } }
}

extension Arrangement: Equatable {
  static func == (a: Arrangement, b: Arrangement) -> Bool { a === b || a.rows == b.rows }
}

extension Bar {
  var isVertical: Bool { self == .verticalBar }

  /// How findings name a place.
  static func text(_ bar: Bar?) -> String {
    switch bar {
    case .none: "nowhere"
    case .some(.overflow): "the menu"
    case .some(let bar): bar.rawValue
    }
  }
}
