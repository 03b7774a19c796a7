package import ExpectationCheck
package import SourceText
package import TimelineDiff
package import TimelineModel
package import ToolbarModel

/// One scenario of a suite (one combination of its matrix), judged: what every report of a suite is made from.
///
/// Light on purpose: it holds no timeline, so that a suite of any size fits in memory.
package struct CheckedScenario: Sendable {
  /// How the timeline stands to its recording; the words of the JSON document.
  package enum Recording: String, Hashable, Sendable, CaseIterable {
    case same
    case changed
    case missing
    case pending
  }

  /// The scenario file, as given.
  package var path: String
  /// The scenario's one-line name; empty when the file could not be read.
  package var name: String
  package var matrix: [MatrixChoice]
  /// What the timeline says of its items, for titles; nil when there is none.
  package var header: TimelineHeader?
  /// Nil when nothing is recorded or compared.
  package var recording: Recording?
  package var recordingPath: String
  /// Whether the recording makes the scenario fail: changed, or missing where nothing may be written.
  package var recordingFails: Bool
  /// What was written, for people: `recorded`, `pending`, `upgraded`; empty for nothing.
  package var written: String
  package var changes: TimelineChanges?
  package var findings: [Finding]
  /// Findings of this severity or worse fail; nil is never.
  package var failOn: Severity?
  package var expectations: [ExpectationOutcome]
  /// Why the file could not be used; with an error the scenario did not run.
  package var diagnostics: [Diagnostic]
  package var remarks: [String]
  /// The scenario's line of the JSON report, when one is written.
  package var document: String?

  package init(
    path: String,
    name: String = "",
    matrix: [MatrixChoice] = [],
    header: TimelineHeader? = nil,
    recording: Recording? = nil,
    recordingPath: String = "",
    recordingFails: Bool = false,
    written: String = "",
    changes: TimelineChanges? = nil,
    findings: [Finding] = [],
    failOn: Severity? = .error,
    expectations: [ExpectationOutcome] = [],
    diagnostics: [Diagnostic] = [],
    remarks: [String] = [],
    document: String? = nil
  ) {
    self.path = path
    self.name = name
    self.matrix = matrix
    self.header = header
    self.recording = recording
    self.recordingPath = recordingPath
    self.recordingFails = recordingFails
    self.written = written
    self.changes = changes
    self.findings = findings
    self.failOn = failOn
    self.expectations = expectations
    self.diagnostics = diagnostics
    self.remarks = remarks
    self.document = document
  }

  /// Whether the scenario could not be run at all.
  package var isBroken: Bool { diagnostics.contains { $0.severity == .error } }

  package var failingFindings: [Finding] {
    guard let failOn else { return [] }
    return findings.filter { $0.severity >= failOn }
  }

  package var failedExpectations: [ExpectationOutcome] { expectations.filter { !$0.passed } }

  package var passes: Bool {
    !isBroken && !recordingFails && failingFindings.isEmpty && failedExpectations.isEmpty
  }

  /// Path and combination: `Scenarios/a.yaml [os: 27.1]`.
  package var label: String {
    let choices = matrix.map { "\($0.path): \($0.value)" }.joined(separator: ", ")
    return matrix.isEmpty ? path : "\(path) [\(choices)]"
  }

  /// Why it failed, in a few words, worst first; empty when it passes.
  package var reasons: [String] {
    var reasons: [String] = []
    if isBroken { reasons.append("cannot be read") }
    let expectations = failedExpectations.count
    if expectations > 0 {
      reasons.append("\(expectations) expectation\(expectations == 1 ? "" : "s")")
    }
    let findings = failingFindings.count
    if findings > 0 { reasons.append("\(findings) finding\(findings == 1 ? "" : "s")") }
    if recordingFails, let recording { reasons.append("recording \(recording.rawValue)") }
    return reasons
  }

  /// The command that shows this failure again.
  package var repeatCommand: String { "toolbar-replay check \(ShellText.quoted(path))" }

  /// The command that makes the new timeline the recording; nil when that would not help.
  package var acceptCommand: String? {
    guard recordingFails, !isBroken, let recording else { return nil }
    let file = ShellText.quoted(path)
    return switch recording {
    case .same: nil
    case .pending: "toolbar-replay accept \(file)"
    case .missing: "toolbar-replay record \(file)"
    case .changed: "toolbar-replay record \(file) && toolbar-replay accept \(file)"
    }
  }
}
