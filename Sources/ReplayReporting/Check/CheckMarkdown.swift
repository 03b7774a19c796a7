import ExpectationCheck
import TimelineDiff
import TimelineModel

/// A suite as Markdown: a pull-request comment or the summary of a build step.
package struct CheckMarkdown: Sendable {
  /// GitHub drops a step's summary above 1 MiB whole.
  package static let summaryLimit = 1_048_576

  private var lines: [String] = []

  package init() {}

  /// Passing scenarios are only counted.
  package mutating func add(_ scenario: CheckedScenario) {
    guard !scenario.passes else { return }
    lines += [
      "",
      "#### ✗ \(MarkdownText.code(scenario.label)) "
        + "\(MarkdownText.escaped(scenario.reasons.joined(separator: ", ")))",
    ]
    let failures = CheckFailure.all(of: scenario).filter { $0.level == .error }
    if !failures.isEmpty { lines.append("") }
    for failure in failures {
      let place = failure.line.map { " line \($0)" } ?? ""
      lines.append(
        "- **\(MarkdownText.escaped(failure.rule))**\(place): \(MarkdownText.escaped(failure.message))"
      )
    }
    if let changes = scenario.changes, !changes.isSame {
      lines += DiffMarkdown().body(of: changes)
    }
  }

  /// - Parameter limit: in bytes; what does not fit is counted.
  package func text(_ summary: CheckSummary, limit: Int = DiffMarkdown.commentLimit) -> String {
    let mark = summary.failed == 0 ? "✓" : "✗"
    let head = ["### \(mark) toolbar-replay: \(summary.text)"]
    return MarkdownText.joined(head + lines, limit: limit, noun: "lines")
  }
}
