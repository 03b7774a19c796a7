/// The exact worst and best of every additive score, by dynamic programming over the graph.
extension StateGraph {
  package enum Direction: Sendable {
    case worst
    case best
  }

  /// The extreme total of every metric over all schedules; ties go to the earlier choice.
  ///
  /// - Parameter order: a topological one.
  package func extremes(_ direction: Direction, along order: [Int]) -> [ScheduleExtreme] {
    // One figure a metric, node by node.
    var values = Array(repeating: 0, count: nodes.count * metricCount)
    var choices = Array(repeating: -1, count: nodes.count * metricCount)
    for node in order.reversed() {
      for edge in moves(from: node) {
        let target = edges[edge].target * metricCount
        for metric in 0..<metricCount {
          let total = score(of: edge, inMetric: metric) + values[target + metric]
          let place = node * metricCount + metric
          if choices[place] < 0 || isBetter(total, than: values[place], direction) {
            values[place] = total
            choices[place] = edge
          }
        }
      }
    }
    return (0..<metricCount).map { metric in
      let schedule = schedule { choices[$0 * metricCount + metric] }
      return ScheduleExtreme(value: values[metric], schedule: schedule)
    }
  }

  /// - Parameter choice: the move to make at a node; -1 at the end.
  private func schedule(choosing choice: (Int) -> Int) -> [ScheduleChoice] {
    var schedule: [ScheduleChoice] = []
    var next = choice(0)
    while next >= 0 {
      schedule.append(edges[next].choice)
      next = choice(edges[next].target)
    }
    return schedule
  }

  private func isBetter(_ a: Int, than b: Int, _ direction: Direction) -> Bool {
    switch direction {
    case .worst: a > b
    case .best: a < b
    }
  }
}
