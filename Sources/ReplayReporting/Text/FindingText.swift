package import TimelineModel
import ToolbarModel

/// A finding in a few lines: severity and rule, what happened, the value and its limit, what to do.
package struct FindingText: Sendable {
  package let words: ItemWords
  package let style: TextStyle

  package init(words: ItemWords, style: TextStyle) {
    self.words = words
    self.style = style
  }

  /// - Parameter margin: columns left free before each line.
  package func lines(of finding: Finding, margin: Int) -> [String] {
    let indent = String(repeating: " ", count: margin)
    let columns = style.columns - margin - 2
    var details: [String] = []
    let message = finding.message.isEmpty ? standardMessage(finding) : finding.message
    details += TextLines.wrapped(TextSafety.escaped(message), columns: columns)
    if !finding.before.isEmpty || !finding.after.isEmpty {
      let change = "\(finding.before) → \(finding.after)"
      if !message.hasSuffix(change) {
        details += TextLines.wrapped(TextSafety.escaped(change), columns: columns)
      }
    }
    let facts = self.facts(of: finding)
    if !facts.isEmpty { details += TextLines.filled(facts, separator: " · ", columns: columns) }
    if !finding.hint.isEmpty {
      details += TextLines.wrapped(
        "hint: \(TextSafety.escaped(finding.hint))",
        columns: columns
      ).map(style.dim)
    }
    return ["\(indent)\(mark(finding.severity)) \(style.bold(finding.rule.rawValue))"]
      + details.map { "\(indent)  \($0)" }
  }

  private func mark(_ severity: Severity) -> String {
    switch severity {
    case .error: style.red("✗ error")
    case .warning: style.yellow("! warning")
    case .info: style.blue("· info")
    }
  }

  private func standardMessage(_ finding: Finding) -> String {
    finding.items.map { words.name(of: ItemID($0)) }.joined(separator: ", ")
  }

  private func facts(of finding: Finding) -> [String] {
    var facts: [String] = []
    if let value = finding.value {
      let unit = finding.unit.isEmpty ? "" : " \(finding.unit)"
      facts.append("\(value)\(unit)" + (finding.limit.map { ", limit \($0)\(unit)" } ?? ""))
    }
    if let cause = finding.cause {
      let line = finding.line.map { ", line \($0)" } ?? ""
      facts.append("caused by \(TextSafety.isolated(cause))\(line)")
    }
    return facts
  }
}
