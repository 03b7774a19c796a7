package import ToolbarModel

/// What `rules NAME` prints of a rule; written beside the rule that it describes.
package struct RuleManual: Hashable, Sendable {
  package var rule: StabilityRule
  /// One sentence: what is flagged.
  package var what: String
  package var why: String
  /// A small timeline in words that is flagged.
  package var example: String
  package var severity: String
  /// What looks like it and is not flagged.
  package var exceptions: String
  /// What usually fixes it; every finding carries it.
  package var hint: String

  package init(
    rule: StabilityRule,
    what: String,
    why: String,
    example: String,
    severity: String,
    exceptions: String,
    hint: String
  ) {
    self.rule = rule
    self.what = what
    self.why = why
    self.example = example
    self.severity = severity
    self.exceptions = exceptions
    self.hint = hint
  }

  /// The thresholds with their names and defaults.
  package var settings: [RuleSetting] { rule.settings }
}
