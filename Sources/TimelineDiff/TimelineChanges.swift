package import TimelineModel

/// Everything that differs between two timelines.
package struct TimelineChanges: Hashable, Sendable {
  /// Worst kind first; within a kind in the order of the new timeline.
  package var changes: [TimelineChange]
  package var newFindings: [Finding]
  package var clearedFindings: [Finding]
  /// Every score both timelines know, equal ones too.
  package var scores: [ScoreChange]

  package init(
    changes: [TimelineChange] = [],
    newFindings: [Finding] = [],
    clearedFindings: [Finding] = [],
    scores: [ScoreChange] = []
  ) {
    self.changes = changes
    self.newFindings = newFindings
    self.clearedFindings = clearedFindings
    self.scores = scores
  }

  /// Whether the two timelines say the same.
  package var isSame: Bool {
    changes.isEmpty && newFindings.isEmpty && clearedFindings.isEmpty
      && scores.allSatisfy(\.isSame)
  }
}
