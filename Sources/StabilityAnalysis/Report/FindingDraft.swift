import ToolbarModel

/// A finding on its way: drafts of one rule, cause and bar become one finding.
struct FindingDraft: Sendable {
  var rule: StabilityRule
  var severity: Severity
  var items: [String]
  /// Bar the finding is about; part of what groups drafts.
  var place: Bar?
  var entries: [Int]
  var at: ReplayInstant
  var cause: EventFact?
  var value: Score?
  var limit: Score?
  var unit = ""
  var before = ""
  var after = ""
  /// What happened, to follow the items: `left navigationBar and came back after 16 ms`.
  var text: String
  /// Items that must turn out to have stood in a bar sometime, else the draft is dropped.
  var unlessPermanent: [Int] = []
}
