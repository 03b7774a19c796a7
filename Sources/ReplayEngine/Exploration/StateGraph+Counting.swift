/// How many ways lead through the graph.
extension StateGraph {
  /// The number of schedules: orders of events and deadlines, which are the paths from root to final nodes.
  package var scheduleCount: BigCount {
    var ways = Array(repeating: BigCount.zero, count: nodes.count)
    ways[0] = .one
    var total = BigCount.zero
    for node in topologicalOrder {
      if edges[node].isEmpty { total += ways[node] }
      for edge in edges[node] { ways[edge.target] += ways[node] }
    }
    return total
  }

  /// The number of interleavings, in all and for each outcome that some schedule of them reaches.
  /// `outcomes` numbers the outcome of every final node.
  ///
  /// An interleaving is an order of events alone, so sets of nodes that differ only in how far time
  /// ran are walked together: each order of events is counted once. Where time decides, one
  /// interleaving may count for several outcomes.
  package func interleavings(
    outcomes: [Int?]
  ) -> (total: BigCount, byOutcome: [Int: BigCount]) {
    var level: [[Int]: BigCount] = [afterTime([0]): .one]
    var total = BigCount.zero
    var byOutcome: [Int: BigCount] = [:]
    while !level.isEmpty {
      var next: [[Int]: BigCount] = [:]
      for (set, ways) in level {
        let finals = set.filter { edges[$0].isEmpty }
        if !finals.isEmpty { total += ways }
        for outcome in Set(finals.compactMap { outcomes[$0] }) {
          byOutcome[outcome, default: .zero] += ways
        }
        for (_, targets) in byStrand(set) { next[afterTime(targets), default: .zero] += ways }
      }
      level = next
    }
    return (total, byOutcome)
  }

  /// A set of nodes with everything that letting time run reaches from it; ascending, without repeats.
  private func afterTime(_ set: [Int]) -> [Int] {
    var found = Set(set)
    var open = set
    while let node = open.popLast() {
      for edge in edges[node] where edge.choice == .time {
        if found.insert(edge.target).inserted { open.append(edge.target) }
      }
    }
    return found.sorted()
  }

  /// The targets of event moves from a set, by strand.
  private func byStrand(_ set: [Int]) -> [Int: [Int]] {
    var targets: [Int: [Int]] = [:]
    for node in set {
      for edge in edges[node] {
        switch edge.choice {
        case .strand(let strand): targets[strand, default: []].append(edge.target)
        case .time: break
        }
      }
    }
    return targets
  }
}
