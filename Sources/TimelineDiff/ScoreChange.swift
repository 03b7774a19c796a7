package import ToolbarModel

/// One score of two timelines side by side.
package struct ScoreChange: Hashable, Sendable {
  /// `visibility`, `order`, `slots`, `motion`, `layoutShift` or `settle` (milliseconds).
  package var name: String
  package var before: Score
  package var after: Score

  package init(name: String, before: Score, after: Score) {
    self.name = name
    self.before = before
    self.after = after
  }

  package var isSame: Bool { before == after }
}
