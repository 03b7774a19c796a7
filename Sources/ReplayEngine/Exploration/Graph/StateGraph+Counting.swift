/// How many ways lead through the graph.
extension StateGraph {
  /// The number of schedules, and of interleavings in all and for each outcome; where no window lets time
  /// run, every schedule is an interleaving.
  ///
  /// - Parameters:
  ///   - outcomes: the number of the outcome of every final node.
  ///   - order: a topological one.
  package func counts(
    outcomes: [Int?],
    along order: [Int]
  ) -> (schedules: BigCount, interleavings: BigCount, byOutcome: [Int: BigCount]) {
    let schedules = schedules(outcomes: outcomes, along: order)
    guard edges.contains(where: { $0.choice == .time }) else {
      return (schedules.total, schedules.total, schedules.byOutcome)
    }
    let interleavings = interleavings(outcomes: outcomes)
    return (schedules.total, interleavings.total, interleavings.byOutcome)
  }

  /// The number of schedules, in all and for each outcome: orders of events and deadlines, which are the
  /// paths from root to final nodes.
  private func schedules(
    outcomes: [Int?],
    along order: [Int]
  ) -> (total: BigCount, byOutcome: [Int: BigCount]) {
    var ways = Array(repeating: BigCount.zero, count: nodes.count)
    ways[0] = .one
    var total = BigCount.zero
    var byOutcome: [Int: BigCount] = [:]
    for node in order {
      let moves = moves(from: node)
      if moves.isEmpty {
        total += ways[node]
        if let outcome = outcomes[node] {
          byOutcome[outcome, default: .zero] += ways[node]
        }
      }
      for edge in moves { ways[edges[edge].target] += ways[node] }
    }
    return (total, byOutcome)
  }

  /// The number of interleavings, in all and for each outcome that some schedule of them reaches.
  ///
  /// An interleaving is an order of events alone, so sets of nodes that differ only in how far time
  /// ran are walked together: each order of events is counted once. Where time decides, one
  /// interleaving may count for several outcomes.
  private func interleavings(
    outcomes: [Int?]
  ) -> (total: BigCount, byOutcome: [Int: BigCount]) {
    var level: [[Int]: BigCount] = [afterTime([0]): .one]
    var total = BigCount.zero
    var byOutcome: [Int: BigCount] = [:]
    while !level.isEmpty {
      var next: [[Int]: BigCount] = [:]
      for (set, ways) in level {
        let finals = set.filter { moves(from: $0).isEmpty }
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
      for edge in moves(from: node) where edges[edge].choice == .time {
        if found.insert(edges[edge].target).inserted { open.append(edges[edge].target) }
      }
    }
    return found.sorted()
  }

  /// The targets of event moves from a set, by strand.
  private func byStrand(_ set: [Int]) -> [Int: [Int]] {
    var targets: [Int: [Int]] = [:]
    for node in set {
      for edge in edges[moves(from: node)] {
        switch edge.choice {
        case .strand(let strand): targets[strand, default: []].append(edge.target)
        case .time: break
        }
      }
    }
    return targets
  }
}
