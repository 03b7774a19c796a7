package import ToolbarModel

/// The last line of a timeline: counts and scores.
package struct TimelineSummary: Hashable, Sendable {
  package var entries: Int
  package var excess: ExcessChurn
  package var layoutShift: Score
  /// The last layout change minus the last event.
  package var settle: ReplayDuration

  package init(
    entries: Int,
    excess: ExcessChurn = ExcessChurn(),
    layoutShift: Score = .zero,
    settle: ReplayDuration = .zero
  ) {
    self.entries = entries
    self.excess = excess
    self.layoutShift = layoutShift
    self.settle = settle
  }
}
