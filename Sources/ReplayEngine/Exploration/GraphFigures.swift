/// What a complete graph says of all its schedules: counts, extremes, deciding pairs. The questions do not
/// depend on each other and are answered side by side.
struct GraphFigures<Model: InterleavingModel> {
  private enum Question: Sendable {
    case schedules
    case interleavings
    case decidingPairs
    case extreme(StateGraph<Model>.Direction, metric: Int)
  }

  private enum Answer: Sendable {
    case schedules(BigCount)
    case interleavings(total: BigCount, byOutcome: [Int: BigCount])
    case decidingPairs([(first: StrandEvent, second: StrandEvent)])
    case extreme(StateGraph<Model>.Direction, StateGraph<Model>.Extreme)
  }

  private(set) var schedules = BigCount.zero
  private(set) var interleavings = BigCount.zero
  private(set) var byOutcome: [Int: BigCount] = [:]
  /// Empty where there is only one outcome.
  private(set) var decidingPairs: [(first: StrandEvent, second: StrandEvent)] = []
  /// One a metric.
  private(set) var worst: [StateGraph<Model>.Extreme] = []
  private(set) var best: [StateGraph<Model>.Extreme] = []

  /// - Parameter outcomes: the number of the outcome of every final node.
  init(of graph: StateGraph<Model>, _ model: Model, outcomes: [Int?], on pool: WorkerPool) {
    var questions: [Question] = [.interleavings, .decidingPairs, .schedules]
    for metric in 0..<model.metricCount {
      questions += [.extreme(.worst, metric: metric), .extreme(.best, metric: metric)]
    }
    let order = graph.topologicalOrder
    let hasSeveral = Set(outcomes.compactMap(\.self)).count > 1
    let asked = questions
    let answers = pool.map(count: asked.count) { index -> Answer in
      switch asked[index] {
      case .schedules: return .schedules(graph.scheduleCount(along: order))
      case .interleavings:
        let counts = graph.interleavings(outcomes: outcomes, along: order)
        return .interleavings(total: counts.total, byOutcome: counts.byOutcome)
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
      case .schedules(let count): schedules = count
      case .interleavings(let total, let counts): (interleavings, byOutcome) = (total, counts)
      case .decidingPairs(let pairs): decidingPairs = pairs
      case .extreme(.worst, let extreme): worst.append(extreme)
      case .extreme(.best, let extreme): best.append(extreme)
      }
    }
  }
}
