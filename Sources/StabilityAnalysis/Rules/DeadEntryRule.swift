import TimelineModel
import ToolbarModel

/// Placed but of no use: a row without a title, a button that opens nothing, an item under another one.
struct DeadEntryRule: RuleChecker {
  static let manual = RuleManual(
    rule: .deadEntry,
    what:
      "At rest an item without a title is in the menu, the overflow button has no entries, or an item is at least half covered by another.",
    why: "The person sees something to use and nothing happens, or an empty row.",
    example: "five custom views without titles overflow into rows that show nothing.",
    severity: "error",
    exceptions: "Disabled items; dividers.",
    hint:
      "give every item that can overflow a title, a symbol and an action; split composites into a group"
  )

  private enum Kind: Hashable {
    case untitled, empty, covered
  }

  private struct Told: Hashable {
    var item: Int
    var kind: Kind
  }

  private let covered: Int
  private var told: Set<Told> = []

  init(_ options: RuleOptions) { covered = options.number("covered") }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    guard moment.isSettled else { return }
    var now: [(told: Told, bar: Bar?, text: String, value: Score?)] = []
    for item in moment.arrangement.menu where step.items.is(item, .untitled) {
      now.append((Told(item: item, kind: .untitled), .overflow, "has no title for its row", nil))
    }
    let button = step.items.overflow
    if moment.arrangement.menu.isEmpty, let bar = moment.arrangement.screenBar(of: button) {
      now.append((Told(item: button, kind: .empty), bar, "opens an empty menu", nil))
    }
    for pair in step.overlaps {
      for item in [pair.a, pair.b] {
        let area = moment.frame(of: item)?.area ?? 0
        guard area > 0, pair.area * 10_000 >= area * covered else { continue }
        let other = step.items.name(item == pair.a ? pair.b : pair.a)
        let percent = Score(tenThousandths: pair.area * 100 / area * 10_000)
        let bar = moment.arrangement.bar(of: item)
        now.append((Told(item: item, kind: .covered), bar, "is covered by \(other)", percent))
      }
    }
    for fault in now where !told.contains(fault.told) {
      findings.add(
        step.draft(
          .deadEntry,
          .error,
          [fault.told.item],
          in: fault.bar,
          fault.text,
          value: fault.value,
          limit: fault.value.map { _ in Score(hundredths: covered) },
          unit: fault.value == nil ? "" : "%"
        )
      )
    }
    if !(now.isEmpty && told.isEmpty) { told = Set(now.map(\.told)) }
  }
}
