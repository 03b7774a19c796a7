/// How many schedules of a complete exploration may be given to the analysis.
package struct JudgingBudget: Hashable, Sendable {
  /// Up to this many, every one is: as many as eight concurrent events have.
  package var all: Int
  /// Beyond that this many, chosen to lead through as many moves of the graph as they reach.
  package var covering: Int
  /// And this many, drawn: they meet what depends on more than one move.
  package var drawn: Int

  package init(all: Int = 40_320, covering: Int = 2_000, drawn: Int = 1_000) {
    self.all = all
    self.covering = covering
    self.drawn = drawn
  }

  package static let none = JudgingBudget(all: 0, covering: 0, drawn: 0)
}
