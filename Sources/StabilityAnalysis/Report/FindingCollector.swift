import TimelineModel
import ToolbarModel

/// Groups drafts by rule, cause and bar, and makes the findings at the end.
struct FindingCollector: Sendable {
  private struct Key: Hashable, Sendable {
    var rule: StabilityRule
    /// Entry of the causing event; -1 without one.
    var cause: Int
    var place: Bar?
    /// Drafts that may be dropped at the end stay apart.
    var condition: [Int]
  }

  private var drafts: [FindingDraft] = []
  private var places: [Key: Int] = [:]
  /// A storm lists its first entries only.
  private static let entryLimit = 12

  mutating func add(_ draft: FindingDraft) {
    let key = Key(
      rule: draft.rule,
      cause: draft.cause?.causeNumber ?? -1 - draft.entries[0],
      place: draft.place,
      condition: draft.unlessPermanent
    )
    guard let place = places[key] else {
      places[key] = drafts.count
      drafts.append(draft)
      return
    }
    join(draft, to: place)
  }

  private mutating func join(_ draft: FindingDraft, to place: Int) {
    for item in draft.items where !drafts[place].items.contains(item) {
      drafts[place].items.append(item)
    }
    for entry in draft.entries where drafts[place].entries.count < Self.entryLimit {
      if !drafts[place].entries.contains(entry) { drafts[place].entries.append(entry) }
    }
    let known = drafts[place]
    let isWorse =
      draft.severity > known.severity
      || draft.severity == known.severity && (draft.value ?? .zero) > (known.value ?? .zero)
    drafts[place].at = min(draft.at, known.at)
    guard isWorse else { return }
    drafts[place].severity = draft.severity
    drafts[place].value = draft.value
    drafts[place].limit = draft.limit
    drafts[place].unit = draft.unit
    drafts[place].before = draft.before
    drafts[place].after = draft.after
    drafts[place].text = draft.text
  }

  /// All findings in their stable order: time, rule, items.
  ///
  /// - Parameter stoodInBar: every item that was in a bar sometime.
  func findings(stoodInBar: ItemSet) -> [Finding] {
    drafts.filter { draft in draft.unlessPermanent.allSatisfy(stoodInBar.contains) }
      .map(Self.finding)
      .sorted(by: Self.isBefore)
  }

  private static func finding(_ draft: FindingDraft) -> Finding {
    Finding(
      rule: draft.rule,
      severity: draft.severity,
      items: draft.items,
      entries: draft.entries.sorted(),
      at: draft.at,
      cause: draft.cause?.named.text,
      line: draft.cause?.named.line,
      value: draft.value,
      limit: draft.limit,
      unit: draft.unit,
      before: draft.before,
      after: draft.after,
      message: draft.items.isEmpty
        ? draft.text : draft.items.joined(separator: ", ") + " " + draft.text,
      hint: RuleManual.of(draft.rule).hint
    )
  }

  private static func isBefore(_ a: Finding, _ b: Finding) -> Bool {
    if a.at != b.at { return a.at < b.at }
    if a.rule != b.rule { return a.rule.order < b.rule.order }
    if a.items != b.items { return a.items.lexicographicallyPrecedes(b.items) }
    return a.entries.lexicographicallyPrecedes(b.entries)
  }
}

extension StabilityRule {
  /// Position in the manual.
  var order: Int { StabilityRule.allCases.firstIndex(of: self) ?? 0 }
}
