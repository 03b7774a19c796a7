/// How many schedules of a complete exploration may be given to the analysis.
package struct JudgingBudget: Hashable, Sendable {
  /// Up to this many, every one is: as many as eight concurrent events have.
  package var all: Int
  /// Beyond that this many, chosen to lead through as many moves of the graph as they reach.
  package var some: Int

  package init(all: Int = 40_320, some: Int = 2_000) {
    self.all = all
    self.some = some
  }

  package static let none = JudgingBudget(all: 0, some: 0)
}
