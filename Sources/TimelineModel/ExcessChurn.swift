package import ToolbarModel

/// Path churn less needed churn, in four metrics, over the whole timeline.
package struct ExcessChurn: Hashable, Sendable {
  package var visibility: Score
  package var order: Score
  package var slots: Score
  package var motion: Score

  package init(
    visibility: Score = .zero,
    order: Score = .zero,
    slots: Score = .zero,
    motion: Score = .zero
  ) {
    self.visibility = visibility
    self.order = order
    self.slots = slots
    self.motion = motion
  }
}
