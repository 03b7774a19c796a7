import ToolbarModel

extension FormatTable {
  static let stability = FormatMapping(
    .stability,
    "the stability settings",
    isEmptyAllowed: true,
    example: "{rules: {flicker: {within: 300ms}}}",
    [
      FormatKey("rules", .mapping(.rules), standard: "{}", "Settings by rule, or `off`."),
      FormatKey(
        "allow",
        .list(
          FormatList(
            of: .mapping(.allow),
            noun: "an allow entry",
            example: "[{rule: late-settle, because: the field is animated}]"
          )
        ),
        standard: "[]",
        "Findings the author accepts, with the reason."
      ),
    ]
  )

  static let rules = FormatMapping(
    .rules,
    "the rules",
    isEmptyAllowed: true,
    example: "{flicker: {within: 300ms}, collateral-shift: off}",
    StabilityRule.allCases.map { rule in
      FormatKey(
        rule.rawValue,
        .anyOf([
          .word(FormatVocabulary("a setting of a rule", ["off"])),
          .mapping(.rule(rule)),
        ]),
        "Settings of the rule, or `off`."
      )
    }
  )

  static let allow = FormatMapping(
    .allow,
    "an allow entry",
    example: "{rule: late-settle, because: the field is animated}",
    [
      FormatKey("rule", .word("a stability rule", StabilityRule.self), required: true, "Its id."),
      FormatKey("event", .text(.line), "Text of the causing event; any by default."),
      FormatKey(
        "items",
        ids(.findingItem),
        standard: "[]",
        "The finding's items must all be among these; any by default."
      ),
      FormatKey("because", .text(.some), required: true, "Why it is accepted."),
      FormatKey("until", .date, "From this day on the entry no longer holds."),
    ]
  )

  static func settings(of rule: StabilityRule) -> FormatMapping {
    FormatMapping(
      .rule(rule),
      "the settings of \(rule.rawValue)",
      example: "{severity: warning}",
      [FormatKey("severity", .word("a severity", Severity.self), "Replaces the rule's severity.")]
        + rule.settings.map { setting in
          FormatKey(
            setting.name,
            setting.formatKind(of: rule),
            standard: setting.standard?.formatText,
            setting.meaning
          )
        }
    )
  }

  /// The names of a setting that holds lengths by name, as `minimum: {title: 60}`.
  static func lengths(of rule: StabilityRule) -> FormatMapping {
    var names: [String] = []
    for setting in rule.settings {
      if case .lengths(let own) = setting.kind { names += own }
    }
    return FormatMapping(
      .lengths(rule),
      "lengths",
      example: "{\(names.first ?? "title"): 60}",
      names.map { FormatKey($0, .number(.extent), "In points.") }
    )
  }
}

extension RuleSetting {
  func formatKind(of rule: StabilityRule) -> FormatKind {
    switch kind {
    case .duration: .duration
    case .length: .number(.extent)
    case .number: .number(.count)
    case .word(let words): .word(FormatVocabulary("a value of \"\(name)\"", words))
    case .range:
      .list(FormatList(of: .number(.extent), count: 2...2, example: "[low, high]"))
    case .lengths: .mapping(.lengths(rule))
    }
  }
}

extension SettingValue {
  /// As a scenario writes it, in flow style.
  package var formatText: String {
    switch self {
    case .duration(let duration): duration.description
    case .length(let length): length.description
    case .number(let hundredths): DecimalText.hundredths(hundredths)
    case .word(let word): FlowText.scalar(word)
    case .range(let low, let high): "[\(low), \(high)]"
    case .lengths(let lengths):
      "{" + lengths.map { "\(FlowText.scalar($0.name)): \($0.length)" }.joined(separator: ", ")
        + "}"
    }
  }
}
