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
    while true {
      let moves = model.moves(from: node)
      guard !moves.isEmpty else { break }
      let remaining = model.remaining(at: node)
      let weights = moves.map { move in
        switch move.choice {
        case .strand(let strand): max(1, remaining[strand])
        case .time: 1
        }
      }
      var draw = generator.number(below: weights.reduce(0, +))
      let chosen = weights.firstIndex { weight in
        draw -= weight
        return draw < 0
      }
      guard let chosen else { preconditionFailure("weights \(weights) ran out") }
      let move = moves[chosen]
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
}
