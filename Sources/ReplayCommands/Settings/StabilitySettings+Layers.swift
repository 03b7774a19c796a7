package import ToolbarModel

extension StabilitySettings {
  /// These settings with others on top: of one setting given twice, the one on top counts.
  package func overlaid(with top: StabilitySettings) -> StabilitySettings {
    var rules = rules
    for override in top.rules {
      guard let index = rules.firstIndex(where: { $0.rule == override.rule }) else {
        rules.append(override)
        continue
      }
      rules[index].isOff = override.isOff
      rules[index].severity = override.severity ?? rules[index].severity
      for setting in override.values {
        rules[index].values.removeAll { $0.name == setting.name }
        rules[index].values.append(setting)
      }
    }
    return StabilitySettings(rules: rules, allow: allow + top.allow)
  }
}
