/// What a scenario or a rules file says about one rule.
package struct RuleOverride: Hashable, Sendable {
  package var rule: StabilityRule
  package var isOff: Bool
  /// Replaces every severity the rule would give.
  package var severity: Severity?
  /// In ascending order of names.
  package var values: [NamedSetting]

  package init(
    rule: StabilityRule,
    isOff: Bool = false,
    severity: Severity? = nil,
    values: [NamedSetting] = []
  ) {
    self.rule = rule
    self.isOff = isOff
    self.severity = severity
    self.values = values
  }
}
