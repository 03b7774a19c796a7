/// Schedules that together show what can be shown.
extension StateGraph {
  /// At most `limit` schedules that lead through every move of the graph, or as many as they reach.
  package func coveringSchedules(upTo limit: Int) -> [[ScheduleChoice]] {
    var isCovered = edges.map { _ in false }
    var schedules: [[ScheduleChoice]] = []
    for source in nodes.indices {
      for edge in moves(from: source) where !isCovered[edge] {
        guard schedules.count < limit else { return schedules }
        isCovered[edge] = true
        var schedule = schedule(to: source) + [edges[edge].choice]
        var moves = moves(from: edges[edge].target)
        while let next = moves.first(where: { !isCovered[$0] }) ?? moves.first {
          isCovered[next] = true
          schedule.append(edges[next].choice)
          moves = self.moves(from: edges[next].target)
        }
        schedules.append(schedule)
      }
    }
    return schedules
  }
}
