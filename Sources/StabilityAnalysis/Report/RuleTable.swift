import ToolbarModel

/// The rules with their settings as one page of documentation; a test keeps the page in the catalog current.
package enum RuleTable {
  /// Markdown: one section a group, one row a rule, one row a setting.
  package static var markdown: String {
    var lines = [
      "# The 25 rules",
      "",
      "What each rule flags, how bad it is, and every threshold with its name and default.",
      "",
      "## Overview",
      "",
      "Made from the manuals beside the rules; `toolbar-replay rules NAME` prints one of them with its reasons,",
      "its example and its exceptions. Settings are written as `stability: {rules: {flicker: {within: 250ms}}}`;",
      "`off` switches a rule off and `severity` replaces what it would give.",
      "",
      "### Rules",
      "",
      "| rule | flags | severity | not flagged |",
      "|---|---|---|---|",
    ]
    for manual in RuleManual.all {
      lines.append(
        "| `\(manual.rule.rawValue)` | \(manual.what) | \(manual.severity) | \(manual.exceptions) |"
      )
    }
    lines += [
      "", "### Settings", "", "| rule | setting | default | meaning |", "|---|---|---|---|",
    ]
    for manual in RuleManual.all {
      for setting in manual.settings {
        let standard = setting.standard.map(text) ?? "none: not checked"
        lines.append(
          "| `\(manual.rule.rawValue)` | `\(setting.name)` | \(standard) | \(setting.meaning) |"
        )
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func text(_ value: SettingValue) -> String {
    switch value {
    case .duration(let duration): duration.description
    case .length(let length): "\(length) pt"
    case .number(let hundredths): DecimalText.hundredths(hundredths)
    case .word(let word): word
    case .range(let low, let high): "\(low)…\(high) pt"
    case .lengths(let lengths):
      lengths.map { "\($0.name) \($0.length) pt" }.joined(separator: ", ")
    }
  }
}
