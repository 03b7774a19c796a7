/// Which two events decide the outcome by their order.
extension StateGraph {
  /// Pairs of events whose swap, one right after the other, leads to different outcomes; ascending.
  ///
  /// Where some swap alone settles which of two outcomes follows, only such pairs are returned;
  /// otherwise every pair after whose swap the reachable outcomes differ.
  ///
  /// - Parameter order: a topological one.
  package func decidingPairs(
    outcomes: [Int?],
    along order: [Int],
    remaining: (Int) -> [Int]
  ) -> [(first: StrandEvent, second: StrandEvent)] {
    let (sets, reach) = reachableOutcomes(outcomes, along: order)
    let lengths = remaining(0)
    var settling: Set<[StrandEvent]> = []
    var differing: Set<[StrandEvent]> = []
    for node in nodes.indices {
      let moves = moves(from: node)
      for index in moves {
        guard case .strand(let a) = edges[index].choice else { continue }
        for other in edges[index + 1..<moves.upperBound] {
          guard case .strand(let b) = other.choice,
            let ab = step(edges[index].target, b), let ba = step(other.target, a),
            reach[ab] != reach[ba]
          else { continue }
          let left = remaining(node)
          let pair = [
            StrandEvent(strand: a, number: lengths[a] - left[a]),
            StrandEvent(strand: b, number: lengths[b] - left[b]),
          ].sorted()
          differing.insert(pair)
          if sets[reach[ab]].count == 1, sets[reach[ba]].count == 1 { settling.insert(pair) }
        }
      }
    }
    return (settling.isEmpty ? differing : settling)
      .sorted { ($0[0], $0[1]) < ($1[0], $1[1]) }
      .map { (first: $0[0], second: $0[1]) }
  }

  private func step(_ node: Int, _ strand: Int) -> Int? {
    edges[moves(from: node)].first { $0.choice == .strand(strand) }?.target
  }

  /// The outcomes every node can still come to: the different sets of them, and the number of each node's.
  private func reachableOutcomes(
    _ outcomes: [Int?],
    along order: [Int]
  ) -> (sets: [Set<Int>], reach: [Int]) {
    var sets: [Set<Int>] = []
    var numbers: [Set<Int>: Int] = [:]
    func number(of set: Set<Int>) -> Int {
      if let number = numbers[set] { return number }
      sets.append(set)
      numbers[set] = sets.count - 1
      return sets.count - 1
    }
    let nothing = number(of: [])
    var reach = Array(repeating: nothing, count: nodes.count)
    for node in order.reversed() {
      if let outcome = outcomes[node] { reach[node] = number(of: [outcome]) }
      for edge in edges[moves(from: node)] where reach[edge.target] != reach[node] {
        let set = sets[reach[edge.target]]
        reach[node] =
          reach[node] == nothing
          ? reach[edge.target] : number(of: sets[reach[node]].union(set))
      }
    }
    return (sets, reach)
  }
}
