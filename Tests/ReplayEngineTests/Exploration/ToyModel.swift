import ReplayEngine

/// A small order-dependent world: strands write digits into a state; deadlines may fall between.
///
/// Every event multiplies the state by its own factor and adds its number, so most swaps change the
/// outcome; an even state starts a deadline that time may fire, which adds one.
struct ToyModel: InterleavingModel {
  struct Node: Hashable, Sendable {
    var positions: [Int]
    var state: Int
    var isDeadlinePending: Bool
  }

  /// How many events each strand has.
  var lengths: [Int]
  /// Outcomes and merged states are taken modulo this, so that graphs stay smaller than trees.
  var modulus = 7
  var hasDeadlines = false

  let metricCount = 2

  var fewestNodes: BigCount { lengths.reduce(.one) { $0.multiplied(by: $1 + 1) } }

  var root: Node {
    Node(positions: lengths.map { _ in 0 }, state: 1, isDeadlinePending: false)
  }

  func moves(from node: Node) -> [InterleavingMove<Node, String>] {
    var moves: [InterleavingMove<Node, String>] = lengths.indices.compactMap { strand in
      guard node.positions[strand] < lengths[strand] else { return nil }
      var next = node
      next.positions[strand] += 1
      next.state = (node.state * (strand + 2) + strand + node.positions[strand]) % modulus
      next.isDeadlinePending = node.isDeadlinePending || hasDeadlines && next.state % 2 == 0
      return InterleavingMove(
        choice: .strand(strand),
        node: next,
        scores: [abs(next.state - node.state), next.state == 0 ? 1 : 0],
        marks: next.state == 3 ? ["three after \(strand)"] : []
      )
    }
    if node.isDeadlinePending {
      var next = node
      next.state = (node.state + 1) % modulus
      next.isDeadlinePending = false
      moves.append(InterleavingMove(choice: .time, node: next, scores: [1, 0]))
    }
    return moves
  }

  func move(_ choice: ScheduleChoice, from node: Node) -> InterleavingMove<Node, String>? {
    moves(from: node).first { $0.choice == choice }
  }

  func outcome(of node: Node) -> Int { node.state }

  func remaining(at node: Node) -> [Int] { zip(lengths, node.positions).map { $0 - $1 } }
}

extension ToyModel {
  /// Everything that brute force finds by walking every schedule.
  struct Enumeration: Hashable {
    var schedules = 0
    var orders: [[Int]: Set<Int>] = [:]
    var worst = [Int.min, Int.min]
    var best = [Int.max, Int.max]
    var marks: Set<String> = []
  }

  func enumeration() -> Enumeration {
    var found = Enumeration()
    func walk(_ node: Node, _ order: [Int], _ totals: [Int]) {
      let moves = moves(from: node)
      guard !moves.isEmpty else {
        found.schedules += 1
        found.orders[order, default: []].insert(node.state)
        for metric in totals.indices {
          found.worst[metric] = max(found.worst[metric], totals[metric])
          found.best[metric] = min(found.best[metric], totals[metric])
        }
        return
      }
      for move in moves {
        found.marks.formUnion(move.marks)
        let next: [Int]
        switch move.choice {
        case .strand(let strand): next = order + [strand]
        case .time: next = order
        }
        walk(move.node, next, zip(totals, move.scores).map { $0 + $1 })
      }
    }
    walk(root, [], Array(repeating: 0, count: metricCount))
    return found
  }

  /// The state after a schedule; nil when the schedule is not possible.
  func outcome(after schedule: [ScheduleChoice]) -> Int? {
    var node = root
    for choice in schedule {
      guard let move = moves(from: node).first(where: { $0.choice == choice }) else { return nil }
      node = move.node
    }
    return moves(from: node).isEmpty ? node.state : nil
  }
}
