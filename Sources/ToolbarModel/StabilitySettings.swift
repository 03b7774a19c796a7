/// The declared rules of a scenario's `stability` block or of a rules file.
package struct StabilitySettings: Hashable, Sendable {
  package var rules: [RuleOverride]
  package var allow: [AllowEntry]

  package init(rules: [RuleOverride] = [], allow: [AllowEntry] = []) {
    self.rules = rules
    self.allow = allow
  }

  package static let standard = StabilitySettings()
}
