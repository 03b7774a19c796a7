import ToolbarLayoutCore
import ToolbarModel

/// Deciding who is visible for a new width, everything else unchanged.
enum SweepBench {
  static func run(_ table: inout BenchTable) throws {
    var seconds: [Int: Double] = [:]
    for (items, goal) in [(8, 20e6), (128, 5e6)] {
      guard let each = secondsOfOne(items: items) else { continue }
      seconds[items] = each
      table.add(
        BenchRow(
          name: "who is visible, \(items) items, a new width",
          figure: Figure.text(1 / each / 1e6) + " M/s",
          ratio: Figure.text(each * 1e9) + " ns",
          goal: "≥ \(Figure.text(goal / 1e6)) M/s",
          isReached: 1 / each >= goal
        )
      )
    }
    if let few = seconds[8], let many = seconds[128] {
      table.add(
        BenchRow(
          name: "growth of a decision from 8 to 128 items",
          figure: Figure.text(many / few) + " ×",
          ratio: "16 × the items",
          goal: "logarithmic",
          isReached: many / few <= 4
        )
      )
    }
  }

  private static func secondsOfOne(items: Int) -> Double? {
    var screen = LayoutBench.screen(items: items)
    screen.toolbar = screen.toolbar.map { entry in
      guard case .item(var item) = entry else { return entry }
      item.placement = .topBarTrailing
      return .item(item)
    }
    let prepared = PreparedScreen(screen, on: .iPhoneDuo)
    guard let plan = ToolbarLayoutCore().plan(of: prepared, in: LayoutBench.traits) else {
      return nil
    }
    let decisions = 5_000_000
    let all = Stopwatch.best {
      var sum = 0
      var run = 10_000
      for _ in 0..<decisions {
        // Widths as far apart as can be, so that no branch is foretold.
        run = (run &+ 123_457) % 700_000
        sum &+= plan.state(inRun: Length(hundredths: run))
      }
      return sum
    }
    return all / Double(decisions)
  }
}
