import ExpectationCheck
import TimelineModel
import ToolbarModel

/// A suite for people at a terminal: one line a scenario, what is wrong below it, a summary with commands.
package struct CheckText: Sendable {
  /// How many failures the summary repeats with their commands.
  static let repeated = 20

  package var style: TextStyle

  package init(style: TextStyle) {
    self.style = style
  }

  /// The scenario's line and, when something is wrong, what.
  package func text(of scenario: CheckedScenario) -> String {
    let label = TextSafety.escaped(scenario.label)
    var notes = scenario.reasons
    if notes.isEmpty, !scenario.findings.isEmpty {
      let count = scenario.findings.count
      notes.append("\(count) finding\(count == 1 ? "" : "s") below the limit")
    }
    if !scenario.written.isEmpty { notes.append(scenario.written) }
    let mark = scenario.passes ? style.green("✓") : style.red("✗")
    let note = notes.isEmpty ? "" : style.dim("  " + notes.joined(separator: ", "))
    var lines = ["\(mark) \(label)\(note)"]
    if !scenario.passes { lines += details(of: scenario) }
    for remark in scenario.remarks {
      lines.append(style.dim("    note: \(TextSafety.escaped(remark))"))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func details(of scenario: CheckedScenario) -> [String] {
    var lines: [String] = []
    if !scenario.diagnostics.isEmpty {
      lines += DiagnosticText(style: style).text(of: scenario.diagnostics)
        .split(separator: "\n").map { "    \($0)" }
    }
    let expectations = ExpectationText(style: style)
    for outcome in scenario.failedExpectations {
      lines += expectations.lines(of: outcome, margin: 4)
    }
    let header = scenario.header ?? TimelineHeader(scenario: scenario.path, device: "", os: "")
    let findings = FindingText(words: ItemWords(header: header), style: style)
    for finding in scenario.failingFindings { lines += findings.lines(of: finding, margin: 4) }
    if scenario.recordingFails, let recording = scenario.recording {
      let path = TextSafety.escaped(scenario.recordingPath)
      lines.append("    \(style.red("recording \(recording.rawValue)"))  \(path)")
      if let changes = scenario.changes {
        lines.append("      " + DiffVerdict.text(of: changes))
        lines += DiffText(style: style).details(of: changes, margin: 6)
      }
    }
    return lines
  }

  /// The counts, and for each failure the commands that repeat it and accept it.
  ///
  /// - Parameter failures: the scenarios that failed, in order.
  package func summary(_ summary: CheckSummary, failures: [CheckedScenario]) -> String {
    let rule = String(repeating: "─", count: min(style.columns, 60))
    let paint = summary.failed > 0 ? style.red : style.green
    var lines = [style.dim(rule), paint(summary.text)]
    // Combinations of one file share their commands.
    var told: Set<String> = []
    var commands: [String] = []
    for failure in failures where told.insert(failure.path).inserted {
      commands.append("  repeat  \(TextSafety.escaped(failure.repeatCommand))")
      if let accept = failure.acceptCommand {
        commands.append("  accept  \(TextSafety.escaped(accept))")
      }
      if told.count == Self.repeated { break }
    }
    lines += commands
    let left = Set(failures.map(\.path)).subtracting(told).count
    if left > 0 { lines.append("  … and \(left) more failed files") }
    return lines.joined(separator: "\n") + "\n"
  }
}
