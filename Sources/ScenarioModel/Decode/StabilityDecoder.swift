import SourceText
import ToolbarModel
import YAMLSyntax

/// Makes rule settings from checked nodes.
enum StabilityDecoder {
  static func settings(_ node: CheckedNode) -> StabilitySettings {
    StabilitySettings(
      rules: (node["rules"]?.entries ?? []).compactMap { name, _, value in
        StabilityRule(rawValue: name).map { override(of: $0, value) }
      },
      allow: (node["allow"]?.elements ?? []).map { allow($0) }
    )
  }

  private static func override(of rule: StabilityRule, _ node: CheckedNode) -> RuleOverride {
    guard node.isMapping else { return RuleOverride(rule: rule, isOff: true) }
    let values = rule.settings.compactMap { setting in
      node[setting.name].map { NamedSetting(name: setting.name, value: value($0, setting.kind)) }
    }
    return RuleOverride(
      rule: rule,
      severity: node["severity"]?.value(Severity.self),
      values: values.sorted { $0.name < $1.name }
    )
  }

  private static func value(_ node: CheckedNode, _ kind: RuleSetting.Kind) -> SettingValue {
    switch kind {
    case .duration: .duration(node.duration)
    case .length: .length(node.length)
    case .number: .number(hundredths: node.length.hundredths)
    case .word: .word(node.text)
    case .range: .range(node.elements[0].length, node.elements[1].length)
    case .lengths:
      .lengths(
        node.entries.map { NamedLength(name: $0.key, length: $0.value.length) }
          .sorted { $0.name < $1.name }
      )
    }
  }

  private static func allow(_ node: CheckedNode) -> AllowEntry {
    AllowEntry(
      rule: node["rule"]?.value(StabilityRule.self) ?? .flicker,
      event: node["event"]?.text,
      items: node["items"]?.ids ?? [],
      because: node["because"]?.text ?? "",
      until: node["until"]?.text,
      line: node.position.line
    )
  }
}
