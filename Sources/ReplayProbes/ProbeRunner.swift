package import ScenarioModel
package import ToolbarLayoutCore

/// Tries the thirteen claims on a scenario, with any layout engine.
///
/// The built-in core passes them all; they are there for other engines and for what a scenario's own
/// expectations do not say.
package enum ProbeRunner {
  static let checks: [any ProbeCheck.Type] = [
    IdempotenceCheck.self, SweepCheck.self, RoundTripCheck.self, JumpCheck.self,
    PermutationCheck.self, AxisMirrorCheck.self, CoverCheck.self, CancelCheck.self,
    BurstCheck.self, BackgroundCheck.self, WarmCheck.self, BadgeCheck.self, ThresholdCheck.self,
  ]

  /// - Parameter probes: the ones to try, in any order; all unless given.
  package static func run(
    _ scenario: Scenario,
    engine: any LayoutEngine,
    probes: Set<Probe> = Set(Probe.allCases)
  ) -> ProbeReport {
    let context = ProbeContext(scenario, engine: engine)
    var report = ProbeReport(findings: [], idle: [], comparisons: 0)
    for check in checks where probes.contains(check.probe) {
      if let findings = check.findings(in: context) {
        report.findings += findings
      } else {
        let reason = "the scenario has nothing to try it on"
        report.idle.append(ProbeReport.Idle(probe: check.probe, reason: reason))
      }
    }
    report.comparisons = context.comparisons
    return report
  }
}
