import ToolbarModel

/// Which items stand in which bar, by item number; an empty row is a bar that is there.
struct Arrangement: Sendable {
  struct Row: Hashable, Sendable {
    var bar: Bar
    var items: [Int]
  }

  var rows: [Row]
  /// The first bar of each item, by number.
  private var bars: [Bar?]
  /// Numbers of all placed items in the order of bars and slots, each once, without dividers.
  let order: [Int]
  /// Whether an id stands in more than one place.
  let hasDuplicates: Bool

  init(rows: [Row], itemCount: Int, divider: Int?) {
    self.rows = rows
    var bars: [Bar?] = Array(repeating: nil, count: itemCount)
    var order: [Int] = []
    var hasDuplicates = false
    for row in rows {
      for item in row.items where item != divider {
        if bars[item] == nil {
          bars[item] = row.bar
          order.append(item)
        } else {
          hasDuplicates = true
        }
      }
    }
    self.bars = bars
    self.order = order
    self.hasDuplicates = hasDuplicates
  }

  static let empty = Arrangement(rows: [], itemCount: 0, divider: nil)

  /// Where an item stands, the menu included; nil is nowhere.
  func bar(of item: Int) -> Bar? { item < bars.count ? bars[item] : nil }

  /// Where an item stands when that is a bar on screen.
  func screenBar(of item: Int) -> Bar? {
    guard let bar = bar(of: item), bar != .overflow else { return nil }
    return bar
  }

  func items(in bar: Bar) -> [Int]? { rows.first { $0.bar == bar }?.items }

  var menu: [Int] { items(in: .overflow) ?? [] }

  /// The bars on screen, the menu apart.
  var screenBars: [Bar] { rows.map(\.bar).filter { $0 != .overflow } }
}

extension Arrangement: Equatable {
  static func == (a: Arrangement, b: Arrangement) -> Bool { a.rows == b.rows }
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
