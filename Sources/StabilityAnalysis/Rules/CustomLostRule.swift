import ToolbarModel

/// The arrangement the person made is gone.
struct CustomLostRule: RuleChecker {
  static let manual = RuleManual(
    rule: .customLost,
    what:
      "At rest an item the person hid stands in a bar, or one that was moved stands on the wrong side of another.",
    why: "People arrange a toolbar once and trust it across launches, windows and poses.",
    example: "after the app was away, tags, which the person removed, is back in the bar.",
    severity: "error",
    exceptions: "A reset by the person.",
    hint: "store the arrangement by item id and apply it in every pose and after every launch"
  )

  /// In a replay the machine decides which customizations it takes; only one that was seen can be lost.
  private let isReplay: Bool
  private var seen = ItemSet()
  private var order: [Int] = []
  private var hidden = ItemSet()
  private var moved = ItemSet()
  private var eventCount = -1
  private var told = ItemSet()

  init(_ options: RuleOptions) { isReplay = options.isReplay }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    if moment.eventCount != eventCount {
      eventCount = moment.eventCount
      if let event = moment.event, event.verb == .customize { apply(event.argument, step.items) }
    }
    guard !(hidden.isEmpty && moved.isEmpty), moment.isSettled || moment.hasNewArrangement else {
      return
    }
    let now = faults(step)
    for item in hidden.union(moved) where now[item] == nil { seen.insert(item) }
    guard moment.isSettled else { return }
    for item in now.keys.sorted() where !told.contains(item) && (!isReplay || seen.contains(item)) {
      findings.add(
        step.draft(
          .customLost,
          .error,
          [item],
          in: moment.arrangement.bar(of: item),
          now[item] ?? "",
          before: order.filter { !hidden.contains($0) }.map(step.items.name)
            .joined(separator: ", "),
          after: moment.arrangement.text(step.items)
        )
      )
    }
    told = ItemSet(now.keys)
  }

  private func faults(_ step: Step) -> [Int: String] {
    let moment = step.moment
    var now: [Int: String] = [:]
    for row in moment.arrangement.rows where row.bar != .overflow {
      for (slot, item) in row.items.enumerated() {
        if hidden.contains(item) { now[item] = "stands in a bar although the person removed it" }
        guard moved.contains(item), let place = order.firstIndex(of: item) else { continue }
        let isWrong = row.items.enumerated().contains { otherSlot, other in
          guard other != item,
            step.items.placementNumber(other) == step.items.placementNumber(item),
            let otherPlace = order.firstIndex(of: other)
          else { return false }
          return (otherSlot < slot) != (otherPlace < place)
        }
        if isWrong { now[item] = "is not where the person put it" }
      }
    }
    return now
  }

  private mutating func apply(_ argument: EventArgument, _ items: ItemTable) {
    if order.isEmpty { order = Array(items.declared.indices) }
    func number(_ name: String?) -> Int? { name.flatMap { items.existingNumber(of: ItemID($0)) } }
    if argument.word == "reset" {
      order = Array(items.declared.indices)
      hidden = ItemSet()
      moved = ItemSet()
      seen = ItemSet()
    } else if let item = number(argument["hide"]) {
      hidden.insert(item)
    } else if let item = number(argument["show"]) {
      hidden.remove(item)
    } else if let item = number(argument["move"]) {
      order.removeAll { $0 == item }
      let place = number(argument["before"]).flatMap { order.firstIndex(of: $0) }
      order.insert(item, at: place ?? order.endIndex)
      moved.insert(item)
    }
  }
}
