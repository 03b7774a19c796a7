package import StabilityAnalysis
package import ToolbarModel

/// The manuals of the stability rules for people.
package struct RuleText: Sendable {
  private let style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  /// One entry a rule: its id and what it flags.
  package func list(of manuals: [RuleManual]) -> String {
    let width = (manuals.map(\.rule.rawValue.count).max() ?? 0) + 2
    let indent = String(repeating: " ", count: width)
    return manuals.flatMap { manual in
      TextLines.wrapped(manual.what, columns: style.columns - width).enumerated().map {
        $0 == 0
          ? style.bold(DisplayWidth.padded(manual.rule.rawValue, to: width)) + $1 : indent + $1
      }
    }.joined(separator: "\n") + "\n"
  }

  package func manual(_ manual: RuleManual) -> String {
    var lines = [style.bold(manual.rule.rawValue)]
    lines += paragraph(manual.what)
    lines += section("Why", manual.why)
    lines += section("Example", manual.example)
    lines += section("Severity", manual.severity)
    if !manual.settings.isEmpty {
      lines += ["", style.bold("Settings")]
      let width = (manual.settings.map(\.name.count).max() ?? 0) + 2
      for setting in manual.settings {
        let value = setting.standard.map(Self.text(of:)) ?? "none"
        let head =
          "  " + DisplayWidth.padded(setting.name, to: width) + DisplayWidth.padded(value, to: 10)
        let indent = String(repeating: " ", count: width + 12)
        lines += TextLines.wrapped(setting.meaning, columns: style.columns - width - 12)
          .enumerated().map { $0 == 0 ? head + $1 : indent + $1 }
      }
    }
    lines += section("Not flagged", manual.exceptions)
    lines += section("What usually helps", manual.hint)
    return lines.joined(separator: "\n") + "\n"
  }

  /// A setting's value as a scenario writes it.
  package static func text(of value: SettingValue) -> String {
    switch value {
    case .duration(let duration): duration.description
    case .length(let length): length.description
    case .number(let hundredths): DecimalText.hundredths(hundredths)
    case .word(let word): word
    case .range(let low, let high): "[\(low), \(high)]"
    case .lengths(let lengths):
      "{" + lengths.map { "\($0.name): \($0.length)" }.joined(separator: ", ") + "}"
    }
  }

  private func section(_ title: String, _ text: String) -> [String] {
    text.isEmpty ? [] : ["", style.bold(title)] + paragraph(text)
  }

  private func paragraph(_ text: String) -> [String] {
    text.split(separator: "\n").flatMap {
      TextLines.wrapped(String($0), columns: style.columns - 2).map { "  \($0)" }
    }
  }
}
