/// Draws interleavings when there are too many states to visit them all.
package enum InterleavingSampler {
  /// One drawn schedule with its totals, its outcome and what it showed.
  package struct Sample<Model: InterleavingModel>: Sendable {
    package var schedule: [ScheduleChoice]
    package var totals: [Int]
    package var outcome: Model.Outcome
    package var marks: [Model.Mark]
  }

  /// Samples that depend on the seed and their number alone, drawn on all of the pool's threads.
  ///
  /// The next event is one of a strand with probability proportional to what the strand has left,
  /// which makes independent strands' interleavings equally likely; letting time run weighs one event.
  package static func samples<Model: InterleavingModel>(
    of model: Model,
    within budget: ExplorationBudget,
    on pool: WorkerPool
  ) -> [Sample<Model>] {
    pool.map(count: budget.samples) { index in
      sample(of: model, generator: SplitMix64(seed: budget.seed &+ UInt64(index) &* 0x1_0001))
    }
  }

  private static func sample<Model: InterleavingModel>(
    of model: Model,
    generator: SplitMix64
  ) -> Sample<Model> {
    var generator = generator
    var node = model.root
    var schedule: [ScheduleChoice] = []
    var totals = Array(repeating: 0, count: model.metricCount)
    var marks: [Model.Mark] = []
    while let move = drawn(from: node, of: model, &generator) {
      schedule.append(move.choice)
      marks += move.marks
      for (metric, score) in move.scores.enumerated() { totals[metric] += score }
      node = move.node
    }
    return Sample(
      schedule: schedule,
      totals: totals,
      outcome: model.outcome(of: node),
      marks: marks
    )
  }

  /// A move drawn among those that are possible; what turns out not to be is drawn no second time.
  private static func drawn<Model: InterleavingModel>(
    from node: Model.Node,
    of model: Model,
    _ generator: inout SplitMix64
  ) -> InterleavingMove<Model.Node, Model.Mark>? {
    var weights = model.remaining(at: node).enumerated()
      .filter { $0.element > 0 }
      .map { (choice: ScheduleChoice.strand($0.offset), weight: $0.element) }
    weights.append((.time, 1))
    while !weights.isEmpty {
      var draw = generator.number(below: weights.reduce(0) { $0 + $1.weight })
      let chosen = weights.firstIndex { candidate in
        draw -= candidate.weight
        return draw < 0
      }
      guard let chosen else { preconditionFailure("weights \(weights) ran out") }
      let choice = weights.remove(at: chosen).choice
      if let move = model.move(choice, from: node) { return move }
    }
    return nil
  }
}
