/// What a complete graph says of all its schedules: counts, extremes, deciding pairs. The questions do not
/// depend on each other and are answered side by side.
struct GraphFigures<Model: InterleavingModel> {
  private enum Question: Sendable {
    case counts
    case decidingPairs
    case extremes(StateGraph<Model>.Direction)
  }

  private enum Answer: Sendable {
    case counts(schedules: BigCount, interleavings: BigCount, byOutcome: [Int: BigCount])
    case decidingPairs([(first: StrandEvent, second: StrandEvent)])
    case extremes(StateGraph<Model>.Direction, [ScheduleExtreme])
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
    let questions: [Question] = [
      .counts, .decidingPairs, .extremes(.worst), .extremes(.best),
    ]
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
      case .extremes(let direction):
        return .extremes(direction, graph.extremes(direction, along: order))
      }
    }
    for answer in answers {
      switch answer {
      case .counts(let schedules, let interleavings, let byOutcome):
        (self.schedules, self.interleavings, self.byOutcome) = (schedules, interleavings, byOutcome)
      case .decidingPairs(let pairs): decidingPairs = pairs
      case .extremes(.worst, let extremes): worst = extremes
      case .extremes(.best, let extremes): best = extremes
      }
    }
  }
}
