/// What a complete graph says of all its schedules: counts, extremes, deciding pairs. The questions do not
/// depend on each other and are answered side by side.
struct GraphFigures<Model: InterleavingModel> {
  private enum Question: Sendable {
    case counts
    case decidingPairs
    case extreme(StateGraph<Model>.Direction, metric: Int)
  }

  private enum Answer: Sendable {
    case counts(schedules: BigCount, interleavings: BigCount, byOutcome: [Int: BigCount])
    case decidingPairs([(first: StrandEvent, second: StrandEvent)])
    case extreme(StateGraph<Model>.Direction, ScheduleExtreme)
  }

  private(set) var schedules = BigCount.zero
  private(set) var interleavings = BigCount.zero
  private(set) var byOutcome: [Int: BigCount] = [:]
  /// Empty where there is only one outcome.
  private(set) var decidingPairs: [(first: StrandEvent, second: StrandEvent)] = []
  /// One a metric.
  private(set) var worst: [ScheduleExtreme] = []
  private(set) var best: [ScheduleExtreme] = []

  /// - Parameter outcomes: the number of the outcome of every final node.
  init(of graph: StateGraph<Model>, _ model: Model, outcomes: [Int?], on pool: WorkerPool) {
    let questions: [Question] =
      [.counts, .decidingPairs]
      + (0..<model.metricCount).flatMap { metric in
        [.extreme(.worst, metric: metric), .extreme(.best, metric: metric)]
      }
    let order = graph.topologicalOrder
    let hasSeveral = Set(outcomes.compactMap(\.self)).count > 1
    let answers = pool.map(count: questions.count) { index -> Answer in
      switch questions[index] {
      case .counts:
        let counts = graph.counts(outcomes: outcomes, along: order)
        return .counts(
          schedules: counts.schedules,
          interleavings: counts.interleavings,
          byOutcome: counts.byOutcome
        )
      case .decidingPairs:
        guard hasSeveral else { return .decidingPairs([]) }
        return .decidingPairs(
          graph.decidingPairs(
            outcomes: outcomes,
            along: order,
            remaining: { model.remaining(at: graph.nodes[$0]) }
          )
        )
      case .extreme(let direction, let metric):
        return .extreme(direction, graph.extreme(direction, ofMetric: metric, along: order))
      }
    }
    for answer in answers {
      switch answer {
      case .counts(let schedules, let interleavings, let byOutcome):
        (self.schedules, self.interleavings, self.byOutcome) = (schedules, interleavings, byOutcome)
      case .decidingPairs(let pairs): decidingPairs = pairs
      case .extreme(.worst, let extreme): worst.append(extreme)
      case .extreme(.best, let extreme): best.append(extreme)
      }
    }
  }
}
