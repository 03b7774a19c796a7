package import ExpectationCheck
package import StabilityAnalysis
package import TimelineModel
import ToolbarModel

extension ReplayReport {
  /// A timeline with the verdict of the analysis.
  package init(
    timeline: Timeline,
    verdict: StabilityReport,
    expectations: [ExpectationOutcome] = []
  ) {
    self.init(
      timeline: timeline,
      findings: verdict.findings,
      expectations: expectations,
      notChecked: verdict.notChecked.map { NotChecked(rule: $0.rule.rawValue, reason: $0.reason) },
      remarks: verdict.allowed.map(Self.remark) + verdict.unusedAllows.map(Self.remark)
    )
  }

  private static func remark(_ allowed: StabilityReport.Allowed) -> String {
    "allowed: \(allowed.finding.rule.rawValue) of \(allowed.finding.items.joined(separator: ", ")) "
      + "(because \(allowed.allow.because))"
  }

  private static func remark(_ unused: StabilityReport.UnusedAllow) -> String {
    let place = unused.allow.line.map { " at line \($0)" } ?? ""
    return unused.isExpired
      ? "the allow of \(unused.allow.rule.rawValue)\(place) ended on \(unused.allow.until ?? "its day")"
      : "the allow of \(unused.allow.rule.rawValue)\(place) allowed nothing; it can go"
  }
}
