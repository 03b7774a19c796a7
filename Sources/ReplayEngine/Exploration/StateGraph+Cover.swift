/// Schedules that together show what can be shown.
extension StateGraph {
  /// At most `limit` schedules that lead through every move of the graph, or as many as they reach.
  package func coveringSchedules(upTo limit: Int) -> [[ScheduleChoice]] {
    var isCovered = edges.map { $0.map { _ in false } }
    var schedules: [[ScheduleChoice]] = []
    for source in edges.indices {
      for index in edges[source].indices where !isCovered[source][index] {
        guard schedules.count < limit else { return schedules }
        isCovered[source][index] = true
        var schedule = schedule(to: source) + [edges[source][index].choice]
        var node = edges[source][index].target
        while !edges[node].isEmpty {
          let next = isCovered[node].firstIndex(of: false) ?? 0
          isCovered[node][next] = true
          schedule.append(edges[node][next].choice)
          node = edges[node][next].target
        }
        schedules.append(schedule)
      }
    }
    return schedules
  }
}
