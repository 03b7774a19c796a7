package import ExpectationCheck
package import TimelineModel

/// One replay, judged: what the text and JSON reports print.
package struct ReplayReport: Sendable {
  package var timeline: Timeline
  /// In their stable order.
  package var findings: [Finding]
  /// In order of judging: steps, then `always`.
  package var expectations: [ExpectationOutcome]
  /// Rules that could not be judged, each with its reason.
  package var notChecked: [NotChecked]
  /// One line each: events without effect, allows that allowed nothing.
  package var remarks: [String]
  /// Titles of screens by name, for the drawings; only ever looked up.
  package var screenTitles: [String: String]

  /// A rule that the timeline says too little for.
  package struct NotChecked: Hashable, Sendable {
    package var rule: String
    package var reason: String

    package init(rule: String, reason: String) {
      self.rule = rule
      self.reason = reason
    }
  }

  package init(
    timeline: Timeline,
    findings: [Finding] = [],
    expectations: [ExpectationOutcome] = [],
    notChecked: [NotChecked] = [],
    remarks: [String] = [],
    screenTitles: [String: String] = [:]
  ) {
    self.timeline = timeline
    self.findings = findings
    self.expectations = expectations
    self.notChecked = notChecked
    self.remarks = remarks
    self.screenTitles = screenTitles
  }
}
