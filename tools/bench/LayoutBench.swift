import ToolbarLayoutCore
import ToolbarModel

/// Full layouts: conditions, frames and decisions, for bars of several sizes.
enum LayoutBench {
  static func run(_ table: inout BenchTable) throws {
    var seconds: [Int: Double] = [:]
    for items in [8, 16, 32, 128] {
      let each = secondsOfOne(items: items)
      seconds[items] = each
      table.add(
        BenchRow(
          name: "full layout of \(items) items",
          figure: Figure.text(1 / each) + " /s",
          ratio: Figure.text(each * 1e6) + " µs",
          goal: items == 16 ? "≤ 2 µs" : "",
          isReached: items == 16 ? each <= 2e-6 : nil
        )
      )
    }
    if let few = seconds[8], let many = seconds[128] {
      table.add(
        BenchRow(
          name: "growth of a layout from 8 to 128 items",
          figure: Figure.text(many / few) + " ×",
          ratio: "16 × the items",
          goal: "linear",
          isReached: many / few <= 16 * 1.25
        )
      )
    }
  }

  static func screen(items: Int) -> Screen {
    let placements: [ToolbarItemPlacement] = [
      .topBarTrailing, .topBarLeading, .secondaryAction, .bottomBar,
    ]
    let priorities: [VisibilityPriority] = [.high, .automatic, .low]
    return Screen(
      title: "Sunset",
      back: "Library",
      toolbar: (0..<items).map { index in
        .item(
          ToolbarItem(
            id: ItemID("item\(index)"),
            content: .label(title: "Action \(index)", symbol: "square.and.arrow.up"),
            placement: placements[index % 4],
            priority: priorities[index % 3]
          )
        )
      }
    )
  }

  static let traits = Traits(
    display: .inner,
    orientation: .portrait,
    hinge: .fullyOpen,
    window: Size(width: 669, height: 951),
    screens: ["main"]
  )

  private static func secondsOfOne(items: Int) -> Double {
    let prepared = PreparedScreen(screen(items: items), on: .iPhoneDuo)
    let core = ToolbarLayoutCore()
    let rounds = 40_000 / items
    // Many short runs: on a shared machine most of them are disturbed.
    let all = Stopwatch.best(of: 100) {
      var placed = 0
      for _ in 0..<rounds { placed += core.layout(of: prepared, in: traits).items.count }
      return placed
    }
    return all / Double(rounds)
  }
}
