import TimelineModel
import ToolbarModel

/// An item that is declared and wanted, and stands nowhere.
struct VanishRule: RuleChecker {
  static let manual = RuleManual(
    rule: .vanish,
    what:
      "An item that was there in the same state of the app is in no bar and no menu at rest, is dropped for a fault's reason, or is away for more than 350 ms between two states that have it.",
    why: "What cannot be seen cannot be used; the person does not know that it should be there.",
    example: "after the app was in the background the bar rests without filter and sort.",
    severity: "error",
    exceptions:
      "Items dropped by their condition, the person, a search, a minimized or hidden bar; keyboard items without a keyboard; everything but the field while search is active.",
    hint:
      "give the item a symbol and a title so that it has a place in every bar; restore bars from the state, not from the last event"
  )

  private struct Absence {
    var item: Int
    var at: ReplayInstant
    var entry: Int
    var askCount: Int
    var bar: Bar?
    var length: ReplayDuration?
  }

  private let transient: ReplayDuration
  private let opacity: Int
  private var lastBars: [Bar?] = []
  /// Items that are away, or were since the last rest.
  private var absences: [Absence] = []
  /// Already told, and still so.
  private var told = ItemSet()
  private var searchSeen: Set<Int> = []

  init(_ options: RuleOptions) {
    transient = options.duration("transient")
    opacity = options.number("opacity")
  }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    if moment.hasNewArrangement { followAbsences(step) }
    while lastBars.count < step.items.count { lastBars.append(nil) }
    if moment.isSettled {
      judgeAbsences(step, &findings)
      judgeRest(step, &findings)
    }
    if moment.hasNewArrangement {
      for item in moment.arrangement.order { lastBars[item] = moment.arrangement.bar(of: item) }
    }
  }

  // MARK: On the way

  private mutating func followAbsences(_ step: Step) {
    let moment = step.moment
    guard let previous = step.previous, let rest = step.lastSettled,
      rest.regimeNumber == moment.regimeNumber
    else { return }
    for item in previous.arrangement.placed.subtracting(moment.arrangement.placed)
    where rest.arrangement.placed.contains(item) && !step.items.isUnjudged(item) {
      absences.removeAll { $0.item == item }
      absences.append(
        Absence(
          item: item,
          at: moment.at,
          entry: moment.index,
          askCount: moment.askCount,
          bar: previous.arrangement.bar(of: item)
        )
      )
    }
    for index in absences.indices.reversed()
    where absences[index].length == nil
      && moment.arrangement.placed.contains(absences[index].item)
    {
      let length = moment.at - absences[index].at
      if length > transient, !step.isAsked(since: absences[index].askCount) {
        absences[index].length = length
      } else {
        absences.remove(at: index)
      }
    }
  }

  private mutating func judgeAbsences(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    if absences.isEmpty { return }
    for absence in absences.sorted(by: { $0.item < $1.item }) {
      let item = absence.item
      guard let length = absence.length, moment.arrangement.placed.contains(item),
        step.lastSettled?.regimeNumber == moment.regimeNumber
      else { continue }
      findings.add(
        step.draft(
          .vanish,
          .error,
          [item],
          in: absence.bar,
          "was away for \(length.milliseconds) ms with no event that may bring it back",
          value: Score(length),
          limit: Score(transient),
          unit: "ms",
          before: Bar.text(absence.bar),
          after: "nowhere",
          entries: [absence.entry]
        )
      )
    }
    absences.removeAll(keepingCapacity: true)
  }

  // MARK: At rest

  private mutating func judgeRest(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    var missing: [Int: String] = [:]
    if let expected = step.expected, !moment.isSearching {
      for item in expected.arrangement.placed.subtracting(moment.arrangement.placed)
      where !step.items.isUnjudged(item) {
        guard !Excuse.isExcused(item, moment, step.items), !isBarScrolledAway(item, expected, step)
        else { continue }
        missing[item] = "is in no bar and no menu" + reasonText(item, step)
      }
    }
    if !moment.isSearching {
      for id in moment.dropped.keys {
        guard let item = step.items.existingNumber(of: id), !step.items.isSystem(item),
          !Excuse.isExcused(item, moment, step.items)
        else { continue }
        missing[item] = "is in no bar and no menu" + reasonText(item, step)
      }
    }
    if !moment.opacity.isEmpty {
      for item in moment.arrangement.order
      where moment.arrangement.onScreen.contains(item) && moment.opacity(of: item) < opacity
        && !step.items.isUnjudged(item)
      {
        missing[item] = "is listed in its bar but cannot be seen"
      }
    }
    judgeSearchField(step, &missing)
    for item in missing.keys.sorted() where !told.contains(item) {
      let bar = lastBars[item] ?? step.expected?.arrangement.bar(of: item)
      findings.add(
        step.draft(
          .vanish,
          .error,
          [item],
          in: bar,
          missing[item] ?? "",
          before: Bar.text(bar),
          after: "nowhere",
          entries: step.expected.map { [$0.entry] } ?? []
        )
      )
    }
    told = ItemSet(missing.keys)
  }

  private mutating func judgeSearchField(_ step: Step, _ missing: inout [Int: String]) {
    let moment = step.moment
    guard moment.isSearching, let field = step.items.search else { return }
    let key = step.declaredNumber
    if moment.arrangement.placed.contains(field) {
      searchSeen.insert(key)
    } else if searchSeen.contains(key) {
      missing[field] = "is nowhere although search is active"
    }
  }

  /// A whole bar may be away after a scroll; one that is there and empty is not.
  private func isBarScrolledAway(_ item: Int, _ expected: SettledRecord, _ step: Step) -> Bool {
    let moment = step.moment
    let isScrolled = moment.situation.scroll != nil || moment.traits.minimized?.isEmpty == false
    guard isScrolled, let bar = lastBars[item] ?? expected.arrangement.bar(of: item) else {
      return false
    }
    return moment.arrangement.items(in: bar) == nil
  }

  private func reasonText(_ item: Int, _ step: Step) -> String {
    guard let reason = Excuse.reason(item, step.moment, step.items) else { return "" }
    return " (reason: \(reason))"
  }
}
