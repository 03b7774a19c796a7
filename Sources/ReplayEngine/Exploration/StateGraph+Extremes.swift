/// The exact worst and best of every additive score, by dynamic programming over the graph.
extension StateGraph {
  package enum Direction: Sendable {
    case worst
    case best
  }

  /// The extreme total of one metric over all schedules; ties go to the earlier choice.
  ///
  /// - Parameter order: a topological one.
  package func extreme(
    _ direction: Direction,
    ofMetric metric: Int,
    along order: [Int]
  ) -> ScheduleExtreme {
    var value = Array(repeating: 0, count: nodes.count)
    var choice = Array(repeating: -1, count: nodes.count)
    for node in order.reversed() {
      for edge in moves(from: node) {
        let total = score(of: edge, inMetric: metric) + value[edges[edge].target]
        if choice[node] < 0 || isBetter(total, than: value[node], direction) {
          value[node] = total
          choice[node] = edge
        }
      }
    }
    var schedule: [ScheduleChoice] = []
    var node = 0
    while choice[node] >= 0 {
      let edge = edges[choice[node]]
      schedule.append(edge.choice)
      node = edge.target
    }
    return ScheduleExtreme(value: value[0], schedule: schedule)
  }

  private func isBetter(_ a: Int, than b: Int, _ direction: Direction) -> Bool {
    switch direction {
    case .worst: a > b
    case .best: a < b
    }
  }
}
