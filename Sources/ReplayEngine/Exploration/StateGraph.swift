/// Every state that some order reaches, and the moves between them: the whole answer to “in any order”.
///
/// Nodes are numbered breadth first in the order of moves, so the first path to a node is a shortest
/// one, and numbers do not depend on hashing or threads.
package struct StateGraph<Model: InterleavingModel>: Sendable {
  /// A move between numbered nodes.
  package struct Edge: Sendable {
    package var choice: ScheduleChoice
    package var target: Int
    package var scores: [Int]
  }

  /// How a node was first reached.
  struct Discovery: Sendable {
    var parent: Int
    var choice: ScheduleChoice
  }

  package private(set) var nodes: [Model.Node] = []
  package private(set) var edges: [[Edge]] = []
  /// False when the budget ended the search; the graph then lacks nodes.
  package private(set) var isComplete = true
  /// Each finding or failed expectation with the node and move that first shows it, in that order.
  package private(set) var marks: [(mark: Model.Mark, node: Int, choice: ScheduleChoice)] = []
  private var discoveries: [Discovery?] = []

  package var edgeCount: Int { edges.reduce(0) { $0 + $1.count } }

  /// How many nodes are expanded between two looks at budget, clock and person.
  private static var sliceLength: Int { 1_024 }
  /// Near the budget's end, so that little is computed that is not kept.
  private static var shortestSlice: Int { 16 }

  /// Explores from the root until nothing is new, the budget is spent or the caller says stop.
  ///
  /// - Parameter progress: told the number of nodes now and then.
  package init(
    of model: Model,
    within budget: ExplorationBudget,
    on pool: WorkerPool,
    shouldStop: () -> Bool = { false },
    progress: (Int) -> Void = { _ in }
  ) {
    var numbers: [Prehashed<Model.Node>: Int] = [:]
    var seenMarks: Set<Model.Mark> = []
    add(Prehashed(model.root), from: nil, to: &numbers)
    var next = 0
    while next < nodes.count {
      if shouldStop() || nodes.count > budget.maxNodes {
        isComplete = false
        break
      }
      // A slice may reach into the next level: numbers stay breadth first, since nodes are expanded in
      // the order they were found.
      let left = max(Self.shortestSlice, budget.maxNodes - nodes.count)
      let slice = next..<min(nodes.count, next + min(left, Self.sliceLength))
      let current = nodes[slice]
      let expanded = pool.map(count: current.count, grain: 8) { index in
        model.moves(from: current[current.startIndex + index])
          .map { (move: $0, key: Prehashed($0.node)) }
      }
      for (offset, moves) in expanded.enumerated() where nodes.count <= budget.maxNodes {
        let source = slice.lowerBound + offset
        edges[source] = moves.map { move, key in
          for mark in move.marks where seenMarks.insert(mark).inserted {
            marks.append((mark, source, move.choice))
          }
          let target =
            numbers[key]
            ?? add(key, from: Discovery(parent: source, choice: move.choice), to: &numbers)
          return Edge(choice: move.choice, target: target, scores: move.scores)
        }
      }
      next = slice.upperBound
      progress(nodes.count)
    }
  }

  @discardableResult
  private mutating func add(
    _ key: Prehashed<Model.Node>,
    from discovery: Discovery?,
    to numbers: inout [Prehashed<Model.Node>: Int]
  ) -> Int {
    let number = nodes.count
    numbers[key] = number
    nodes.append(key.value)
    edges.append([])
    discoveries.append(discovery)
    return number
  }

  /// A shortest schedule from the root to a node.
  package func schedule(to node: Int) -> [ScheduleChoice] {
    var choices: [ScheduleChoice] = []
    var current = node
    while let discovery = discoveries[current] {
      choices.append(discovery.choice)
      current = discovery.parent
    }
    return choices.reversed()
  }

  /// Node numbers such that every move leads to a later one.
  package var topologicalOrder: [Int] {
    var incoming = Array(repeating: 0, count: nodes.count)
    for list in edges { for edge in list { incoming[edge.target] += 1 } }
    var order: [Int] = nodes.isEmpty ? [] : [0]
    var next = 0
    while next < order.count {
      for edge in edges[order[next]] {
        incoming[edge.target] -= 1
        if incoming[edge.target] == 0 { order.append(edge.target) }
      }
      next += 1
    }
    return order
  }

  /// Nodes without moves, in ascending order; final states of a complete graph.
  package var finalNodes: [Int] { edges.indices.filter { edges[$0].isEmpty } }
}
