extension StabilityRule {
  /// The settings of the rule with their defaults: one table for decoder, schema, manual and rules.
  package var settings: [RuleSetting] {
    []
  }
}
