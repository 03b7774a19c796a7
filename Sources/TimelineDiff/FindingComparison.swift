import TimelineModel
import ToolbarModel

/// Which findings only one of two timelines has.
enum FindingComparison {
  /// Two findings are the same when rule, severity, items and cause are; indices and times may differ.
  private struct Identity: Hashable {
    var rule: StabilityRule
    var severity: Severity
    var items: [String]
    var cause: String?

    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity
      items = finding.items
      cause = finding.cause
    }
  }

  /// The findings of `findings` that `others` does not have as often, in order.
  static func only(in findings: [Finding], notIn others: [Finding]) -> [Finding] {
    var count: [Identity: Int] = [:]
    for finding in others { count[Identity(finding), default: 0] += 1 }
    return findings.filter { finding in
      let left = count[Identity(finding), default: 0]
      count[Identity(finding)] = left - 1
      return left <= 0
    }
  }
}
