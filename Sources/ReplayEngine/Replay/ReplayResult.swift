package import ScenarioModel
package import TimelineModel

/// What one replay produced.
package struct ReplayResult: Hashable, Sendable {
  /// Entries carry `detail`; findings and summary are left to the analysis.
  package var timeline: Timeline
  package var checkpoints: [ExpectationCheckpoint]
  /// In the order they came, each line and message once.
  package var warnings: [ReplayWarning]

  package init(
    timeline: Timeline,
    checkpoints: [ExpectationCheckpoint] = [],
    warnings: [ReplayWarning] = []
  ) {
    self.timeline = timeline
    self.checkpoints = checkpoints
    self.warnings = warnings
  }
}
