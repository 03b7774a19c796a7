import TimelineModel
import ToolbarModel

/// What makes two findings of different orders the same.
struct FindingKind: Hashable, Sendable {
  var rule: StabilityRule
  var severity: Severity
  var items: [String]

  init(_ finding: Finding) {
    rule = finding.rule
    severity = finding.severity
    items = finding.items
  }
}
