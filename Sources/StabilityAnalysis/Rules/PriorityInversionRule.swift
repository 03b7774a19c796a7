import TimelineModel
import ToolbarModel

/// A less important item in the bar while a more important one, no longer than it, is in the menu.
struct PriorityInversionRule: RuleChecker {
  static let manual = RuleManual(
    rule: .priorityInversion,
    what:
      "At rest an item is in the menu while one of lower rank and at least its length stands in a bar of the same placement.",
    why: "The author said which items matter; the one people need most must go last.",
    example: "carbs and pump stand in the bar while settings, declared high, is in the menu.",
    severity: "error; info when equal ranks left out of declaration order",
    exceptions:
      "Longer items that would not fit; pinned items while search is active; items always in the menu.",
    hint:
      "raise the priority of its group, then of the item; check that the engine reads current priorities"
  )

  private struct Told: Hashable {
    var item: Int
    var isTie: Bool
  }

  private let slack: Length
  private var sizes = LastSizes()
  private var told: Set<Told> = []

  init(_ options: RuleOptions) { slack = options.length("slack") }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    sizes.take(moment)
    guard moment.isSettled else { return }
    var now: Set<Told> = []
    for item in moment.arrangement.menu {
      guard let inverted = inversion(of: item, step) else { continue }
      let fault = Told(item: item, isTie: inverted.isTie)
      now.insert(fault)
      guard !told.contains(fault) else { continue }
      let bar = moment.arrangement.bar(of: inverted.other)
      let other = step.items.name(inverted.other)
      findings.add(
        step.draft(
          .priorityInversion,
          inverted.isTie ? .info : .error,
          [item],
          in: bar,
          inverted.isTie
            ? "is in the menu before \(other), which is of equal rank and declared later"
            : "is in the menu while \(other), which matters less and is no shorter, stands in the bar",
          value: inverted.length.map { Score($0) },
          limit: inverted.room.map { Score($0 + slack) },
          unit: "pt",
          before: "\(step.items.name(item)): the menu",
          after: "\(other): \(Bar.text(bar))",
          unlessPermanent: step.items.mayBePermanent(item) ? [item] : []
        )
      )
    }
    told = now
  }

  private struct Inversion {
    var other: Int
    var isTie: Bool
    var length: Length?
    var room: Length?
  }

  /// The worst inversion of an item in the menu: by rank before by order.
  private func inversion(of item: Int, _ step: Step) -> Inversion? {
    let moment = step.moment
    guard let rank = step.items.rank(item), let placement = step.items.placementNumber(item),
      !step.items.isPermanent(item), !step.items.isAlwaysAvailable(item),
      !(step.items.isPinned(item) && moment.isSearching)
    else { return nil }
    var tie: Inversion?
    for row in moment.arrangement.rows where row.bar != .overflow {
      guard let length = run(of: item, in: row.bar, step, isPlaced: false) else { continue }
      for other in row.items where step.items.placementNumber(other) == placement {
        guard let otherRank = step.items.rank(other), otherRank <= rank,
          let room = run(of: other, in: row.bar, step, isPlaced: true), length <= room + slack
        else { continue }
        let isTie = otherRank == rank
        if isTie, other < item { continue }
        let found = Inversion(other: other, isTie: isTie, length: length, room: room)
        if !isTie { return found }
        tie = tie ?? found
      }
    }
    return tie
  }

  /// The last known length along the bar; of its whole group when the group moves together.
  private func run(of item: Int, in bar: Bar, _ step: Step, isPlaced: Bool) -> Length? {
    guard step.items.group(of: item) != nil else { return sizes.length(of: item, along: bar) }
    var sum = Length.zero
    for member in step.items.groupMembers(of: item) {
      let place = step.moment.arrangement.bar(of: member)
      guard isPlaced ? place == bar : place == .overflow else { continue }
      guard let length = sizes.length(of: member, along: bar) else { return nil }
      sum += length
    }
    return sum
  }
}
