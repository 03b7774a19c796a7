/// How far an exploration may go before it becomes a sample.
package struct ExplorationBudget: Hashable, Sendable {
  package var maxNodes: Int
  /// Interleavings drawn when the graph is too large.
  package var samples: Int
  /// Decides the sample, nothing else.
  package var seed: UInt64

  package init(maxNodes: Int = 500_000, samples: Int = 1_000, seed: UInt64 = 1) {
    self.maxNodes = maxNodes
    self.samples = samples
    self.seed = seed
  }
}
