import RecordingStore
import RegressionSuite
import ReplayReporting
import ScenarioModel
import SourceText
import StabilityAnalysis
import TimelineModel
import ToolbarModel

extension CheckedScenario {
  /// What reports tell of an outcome, without its timeline.
  ///
  /// - Parameter documents: whether the scenario's JSON document is made.
  init(_ outcome: CaseOutcome, failOn: FailThreshold, documents: Bool) {
    self.init(path: outcome.path, diagnostics: outcome.diagnostics, remarks: outcome.remarks)
    self.failOn = failOn.lowest
    guard let replayed = outcome.replayed else {
      if documents {
        document = CheckJSON.document(
          ofBroken: path,
          matrix: [],
          diagnostics: outcome.diagnostics
        )
      }
      return
    }
    name = replayed.scenario.name
    header = replayed.timeline.header
    matrix = replayed.timeline.header.matrix
    findings = replayed.verdict.findings
    expectations = replayed.expectations
    changes = replayed.changes
    let report = ReplayReport(
      timeline: replayed.timeline,
      verdict: replayed.verdict,
      expectations: replayed.expectations
    )
    remarks += report.remarks
    if let outcome = replayed.recording {
      recording = Recording(rawValue: outcome.status.rawValue)
      recordingPath = outcome.location.path
      recordingFails = !outcome.passes
      written =
        switch outcome.written {
        case .recording: "recorded"
        case .pending: "written as pending"
        case .upgrade: "upgraded"
        case nil: ""
        }
    }
    if documents {
      document = CheckJSON.document(
        of: report,
        path: path,
        recording: recording,
        passed: passes,
        changes: changes
      )
    }
  }
}
