package import SourceText
package import ToolbarModel

/// One piece of advice on a declared toolbar: the rule, where it is declared, and what to do instead.
package struct LintAdvice: Hashable, Sendable {
  package var rule: LintRule
  package var severity: Severity
  package var items: [ItemID]
  /// The file that declares the screen (another one with `from:`).
  package var path: String
  package var position: SourcePosition
  /// Name of the screen, as the scenario has it.
  package var screen: String
  package var message: String
  /// What usually mends it, as an imperative sentence without a final period.
  package var fix: String

  package init(
    rule: LintRule,
    severity: Severity,
    items: [ItemID],
    path: String,
    position: SourcePosition,
    screen: String,
    message: String,
    fix: String
  ) {
    self.rule = rule
    self.severity = severity
    self.items = items
    self.path = path
    self.position = position
    self.screen = screen
    self.message = message
    self.fix = fix
  }
}
