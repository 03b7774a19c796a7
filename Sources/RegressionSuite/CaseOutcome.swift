package import ExpectationCheck
package import RecordingStore
package import ScenarioModel
package import SourceText
package import StabilityAnalysis
package import TimelineDiff
package import TimelineModel

/// What became of one scenario of a suite: of one combination of its matrix, or of a file that could not be read.
package struct CaseOutcome: Sendable {
  /// What a replay gave, once the scenario could be read.
  package struct Replayed: Sendable {
    package var scenario: Scenario
    /// With findings and summary.
    package var timeline: Timeline
    package var verdict: StabilityReport
    package var expectations: [ExpectationOutcome]
    /// Nil when nothing is compared with recordings.
    package var recording: RecordingOutcome?
    /// What differs from the recording; nil when nothing does, or the recording is missing.
    package var changes: TimelineChanges?
  }

  /// The scenario file, as given.
  package var path: String
  /// Nil when the file could not be used; `diagnostics` say why.
  package var replayed: Replayed?
  package var diagnostics: [Diagnostic]
  /// Legal steps that did nothing, and what else is worth a word.
  package var remarks: [String]
}
