import TimelineModel
import ToolbarModel

/// The same thing twice.
struct DuplicateRule: RuleChecker {
  static let manual = RuleManual(
    rule: .duplicate,
    what:
      "At rest one id stands in two places, two items of a bar have the same symbol and title, or an own ellipsis stands beside the overflow button.",
    why: "Two equal buttons make people doubt both; two ellipses hide what is where.",
    example:
      "an iPad mini shows the app's own more button and the system's overflow button side by side.",
    severity: "error",
    exceptions: "Always-available items; the same command in another window.",
    hint:
      "declare one item per command; move the own menu's content into the overflow menu or give it another symbol"
  )

  private var told: Set<[Int]> = []

  init(_ options: RuleOptions) {}

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    guard moment.isSettled else { return }
    var now: Set<[Int]> = []
    func add(_ concerned: [Int], _ bar: Bar, _ text: String) {
      guard now.insert(concerned).inserted, !told.contains(concerned) else { return }
      findings.add(step.draft(.duplicate, .error, concerned, in: bar, text))
    }
    if moment.arrangement.hasDuplicates {
      for (item, bar) in repeated(step) { add([item], bar, "stands in more than one place") }
    }
    for row in moment.arrangement.rows where row.bar != .overflow {
      if step.items.hasTwins {
        for pair in twins(row.items, step.items) {
          add(pair, row.bar, "have the same symbol and title")
        }
      }
      let button = step.items.overflow
      guard row.items.contains(button) else { continue }
      for item in row.items where step.items.is(item, .ellipsis) {
        add([button, item], row.bar, "stand side by side, both as an ellipsis")
      }
    }
    told = now
  }

  private func repeated(_ step: Step) -> [(item: Int, bar: Bar)] {
    var seen: Set<Int> = []
    var repeated: [(item: Int, bar: Bar)] = []
    for row in step.moment.arrangement.rows {
      for item in row.items where !seen.insert(item).inserted {
        guard item != step.items.divider, !step.items.isAlwaysAvailable(item) else { continue }
        repeated.append((item, row.bar))
      }
    }
    return repeated
  }

  private func twins(_ row: [Int], _ items: ItemTable) -> [[Int]] {
    var pairs: [[Int]] = []
    for (index, first) in row.enumerated() {
      for second in row[(index + 1)...] where second != first && items.looksLike(first, second) {
        pairs.append([first, second])
      }
    }
    return pairs
  }
}
