/// Explores a model: the state graph first, a seeded sample where the budget does not reach.
package enum Explorer {
  package static func explore<Model: InterleavingModel>(
    _ model: Model,
    within budget: ExplorationBudget,
    on pool: WorkerPool,
    shouldStop: () -> Bool = { false }
  ) -> Exploration<Model.Outcome, Model.Mark> {
    let graph = StateGraph(of: model, within: budget, on: pool, shouldStop: shouldStop)
    return explored(graph, of: model, within: budget, on: pool)
  }

  /// The answer a graph gives, or a sample where the graph lacks nodes.
  package static func explored<Model: InterleavingModel>(
    _ graph: StateGraph<Model>,
    of model: Model,
    within budget: ExplorationBudget,
    on pool: WorkerPool
  ) -> Exploration<Model.Outcome, Model.Mark> {
    graph.isComplete
      ? answer(from: graph, of: model, on: pool)
      : sample(of: model, after: graph, within: budget, on: pool)
  }

  private static func answer<Model: InterleavingModel>(
    from graph: StateGraph<Model>,
    of model: Model,
    on pool: WorkerPool
  ) -> Exploration<Model.Outcome, Model.Mark> {
    var outcomes: [(outcome: Model.Outcome, node: Int)] = []
    var numbers: [Model.Outcome: Int] = [:]
    var numbered: [Int?] = Array(repeating: nil, count: graph.nodes.count)
    for node in graph.finalNodes {
      let outcome = model.outcome(of: graph.nodes[node])
      if numbers[outcome] == nil {
        numbers[outcome] = outcomes.count
        outcomes.append((outcome, node))
      }
      numbered[node] = numbers[outcome]
    }
    let figures = GraphFigures(of: graph, model, outcomes: numbered, on: pool)
    let found = outcomes.enumerated().map { number, found in
      Exploration<Model.Outcome, Model.Mark>.FoundOutcome(
        outcome: found.outcome,
        interleavings: figures.byOutcome[number] ?? .zero,
        schedule: graph.schedule(to: found.node)
      )
    }
    return Exploration(
      nodes: graph.nodes.count,
      fewestNodes: model.fewestNodes,
      edges: graph.edges.count,
      isComplete: true,
      interleavings: figures.interleavings,
      schedules: figures.schedules,
      sampled: [],
      outcomes: mostFrequentFirst(found),
      decidingPairs: figures.decidingPairs,
      worst: figures.worst,
      best: figures.best,
      marks: graph.marks.map {
        .init(mark: $0.mark, schedule: graph.schedule(to: $0.node) + [$0.choice])
      }
    )
  }

  private static func sample<Model: InterleavingModel>(
    of model: Model,
    after graph: StateGraph<Model>,
    within budget: ExplorationBudget,
    on pool: WorkerPool
  ) -> Exploration<Model.Outcome, Model.Mark> {
    let samples = InterleavingSampler.samples(of: model, within: budget, on: pool)
    var outcomes: [Exploration<Model.Outcome, Model.Mark>.FoundOutcome] = []
    var numbers: [Model.Outcome: Int] = [:]
    var marks: [Exploration<Model.Outcome, Model.Mark>.FoundMark] = []
    var seen: Set<Model.Mark> = []
    for sample in samples {
      if let number = numbers[sample.outcome] {
        outcomes[number].interleavings += .one
      } else {
        numbers[sample.outcome] = outcomes.count
        outcomes.append(
          .init(outcome: sample.outcome, interleavings: .one, schedule: sample.schedule)
        )
      }
      for mark in sample.marks where seen.insert(mark).inserted {
        marks.append(.init(mark: mark, schedule: sample.schedule))
      }
    }
    return Exploration(
      nodes: graph.nodes.count,
      fewestNodes: model.fewestNodes,
      edges: graph.edges.count,
      isComplete: false,
      interleavings: nil,
      schedules: nil,
      sampled: samples.map(\.schedule),
      outcomes: mostFrequentFirst(outcomes),
      decidingPairs: [],
      worst: extremes(of: samples, model.metricCount) { $0 > $1 },
      best: extremes(of: samples, model.metricCount) { $0 < $1 },
      marks: marks
    )
  }

  private static func extremes<Model: InterleavingModel>(
    of samples: [InterleavingSampler.Sample<Model>],
    _ metricCount: Int,
    isBetter: (Int, Int) -> Bool
  ) -> [ScheduleExtreme] {
    (0..<metricCount).compactMap { metric in
      samples.dropFirst().reduce(samples.first) { best, sample in
        guard let best, isBetter(sample.totals[metric], best.totals[metric]) else { return best }
        return sample
      }
      .map { .init(value: $0.totals[metric], schedule: $0.schedule) }
    }
  }

  /// Stable: equals keep the order of discovery.
  private static func mostFrequentFirst<Outcome, Mark>(
    _ outcomes: [Exploration<Outcome, Mark>.FoundOutcome]
  ) -> [Exploration<Outcome, Mark>.FoundOutcome] {
    outcomes.enumerated()
      .sorted { a, b in
        a.element.interleavings != b.element.interleavings
          ? a.element.interleavings > b.element.interleavings : a.offset < b.offset
      }
      .map(\.element)
  }
}
