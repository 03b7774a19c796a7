package import ToolbarModel

/// One verdict of the stability analysis, as reports and timelines carry it.
package struct Finding: Hashable, Sendable {
  package var rule: StabilityRule
  package var severity: Severity
  /// Ids, or a bar's name for a rule about a bar, in the order the rule gives.
  package var items: [String]
  /// Indices of the entries it rests on, ascending.
  package var entries: [Int]
  package var at: ReplayInstant
  /// Text of the causing event; nil when none is known.
  package var cause: String?
  /// Scenario line of the causing event.
  package var line: Int?
  package var value: Score?
  package var limit: Score?
  /// The unit of value and limit: `ms`, `pt`, `pt²`, `%`, `changes`, …; empty when they are plain counts.
  package var unit: String
  package var before: String
  package var after: String
  package var message: String
  package var hint: String

  package init(
    rule: StabilityRule,
    severity: Severity,
    items: [String],
    entries: [Int],
    at: ReplayInstant,
    cause: String? = nil,
    line: Int? = nil,
    value: Score? = nil,
    limit: Score? = nil,
    unit: String = "",
    before: String = "",
    after: String = "",
    message: String = "",
    hint: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.items = items
    self.entries = entries
    self.at = at
    self.cause = cause
    self.line = line
    self.value = value
    self.limit = limit
    self.unit = unit
    self.before = before
    self.after = after
    self.message = message
    self.hint = hint
  }
}
