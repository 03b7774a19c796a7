import ExpectationCheck
import TimelineModel
import ToolbarModel

/// The last line of a report: the verdict first, then the numbers.
struct SummaryText {
  let style: TextStyle

  func lines(of report: ReplayReport) -> [String] {
    var parts = [verdict(report)]
    let judged = report.expectations.count
    let failed = report.expectations.count { !$0.passed }
    if judged > 0 {
      parts.append(
        failed > 0
          ? style.red(
            "\(failed) of \(judged) \(judged == 1 ? "expectation" : "expectations") failed"
          )
          : judged == 1 ? "the expectation holds" : "\(judged) expectations hold"
      )
    }
    if let summary = report.timeline.summary {
      let excess = summary.excess
      parts.append(
        "excess churn: visibility \(excess.visibility), order \(excess.order), "
          + "slots \(excess.slots), motion \(excess.motion)"
      )
      if summary.layoutShift > .zero { parts.append("layout shift \(summary.layoutShift)") }
      parts.append("settled in \(summary.settle.milliseconds) ms")
    }
    if !report.notChecked.isEmpty {
      parts.append("\(counted(report.notChecked.count, "rule")) not checked")
    }
    let assumed = report.assumedNumbers.count
    if assumed > 0 {
      parts.append("rests on \(counted(assumed, "assumed number")) (--assumed lists them)")
    }
    return TextLines.filled(parts, separator: " · ", columns: style.columns - 2).map { "  \($0)" }
  }

  private func verdict(_ report: ReplayReport) -> String {
    let counts = [Severity.error, .warning, .info].compactMap { severity -> String? in
      let count = report.findings.count { $0.severity == severity }
      if count == 0 { return nil }
      let text =
        severity == .info ? "\(count) info" : counted(count, severity.rawValue)
      return switch severity {
      case .error: style.red(text)
      case .warning: style.yellow(text)
      case .info: style.blue(text)
      }
    }
    if !counts.isEmpty { return counts.joined(separator: ", ") }
    return report.expectations.contains { !$0.passed }
      ? "no findings" : style.green("clean")
  }

  private func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
