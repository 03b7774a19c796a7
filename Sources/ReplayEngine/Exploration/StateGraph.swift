/// Every state that some order reaches, and the moves between them: the whole answer to “in any order”.
///
/// Nodes are numbered breadth first in the order of moves, so the first path to a node is a shortest
/// one, and numbers do not depend on hashing or threads.
package struct StateGraph<Model: InterleavingModel>: Sendable {
  /// A move between numbered nodes.
  package struct Edge: Sendable {
    package let choice: ScheduleChoice
    package let target: Int
  }

  /// A move as a worker hands it on: where it leads is looked up already, so that what is known need not be kept.
  private struct FoundMove: Sendable {
    enum Target: Sendable {
      case known(Int)
      case new(Prehashed<Model.Node>)
    }

    let choice: ScheduleChoice
    let scores: [Int]
    let marks: [Model.Mark]
    let target: Target

    init(_ move: InterleavingMove<Model.Node, Model.Mark>, in numbers: SharedTable<Model.Node, Int>)
    {
      choice = move.choice
      scores = move.scores
      marks = move.marks
      let key = Prehashed(move.node)
      target = if let number = numbers.value(for: key) { .known(number) } else { .new(key) }
    }
  }

  /// How a node was first reached.
  struct Discovery: Sendable {
    var parent: Int
    var choice: ScheduleChoice
  }

  package private(set) var nodes: [Model.Node] = []
  /// The moves from all nodes, node by node in their order.
  package private(set) var edges: [Edge] = []
  /// What each move costs, one figure a metric, move by move.
  private var scores: [Int] = []
  private let metricCount: Int
  /// Where the moves of each node that was expanded begin, and where the last ones end.
  private var firstEdges = [0]
  /// False when the budget ended the search; the graph then lacks nodes.
  package private(set) var isComplete = true
  /// Each finding or failed expectation with the node and move that first shows it, in that order.
  package private(set) var marks: [(mark: Model.Mark, node: Int, choice: ScheduleChoice)] = []
  private var discoveries: [Discovery?] = []

  /// How many nodes are expanded between two looks at budget, clock and person.
  private static var sliceLength: Int { 4_096 }
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
    metricCount = model.metricCount
    // Workers only look up which nodes are known; new ones get their numbers here, in order.
    let numbers = SharedTable<Model.Node, Int>()
    var seenMarks: Set<Model.Mark> = []
    add(Prehashed(model.root), from: nil, to: numbers)
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
      // A list of its own: a part that shared the storage of all nodes would have them copied at the
      // first new one.
      let current = Array(nodes[slice])
      let expanded = pool.map(count: current.count, grain: max(8, current.count / (16 * pool.jobs)))
      { index in
        model.moves(from: current[index]).map { FoundMove($0, in: numbers) }
      }
      for (offset, moves) in expanded.enumerated() where nodes.count <= budget.maxNodes {
        let source = slice.lowerBound + offset
        for move in moves {
          for mark in move.marks where seenMarks.insert(mark).inserted {
            marks.append((mark, source, move.choice))
          }
          let target =
            switch move.target {
            case .known(let number): number
            case .new(let key):
              numbers.value(for: key)
                ?? add(key, from: Discovery(parent: source, choice: move.choice), to: numbers)
            }
          edges.append(Edge(choice: move.choice, target: target))
          if move.scores.isEmpty {
            scores.append(contentsOf: repeatElement(0, count: metricCount))
          } else {
            scores += move.scores
          }
        }
        firstEdges.append(edges.count)
      }
      next = slice.upperBound
      progress(nodes.count)
    }
  }

  @discardableResult
  private mutating func add(
    _ key: Prehashed<Model.Node>,
    from discovery: Discovery?,
    to numbers: SharedTable<Model.Node, Int>
  ) -> Int {
    let number = numbers.value(for: key, orAdding: nodes.count)
    nodes.append(key.value)
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

  /// The moves from a node, as a part of `edges`; none from a final one, or one not yet expanded.
  package func moves(from node: Int) -> Range<Int> {
    node + 1 < firstEdges.count ? firstEdges[node]..<firstEdges[node + 1] : 0..<0
  }

  /// What a move costs in a metric.
  func score(of edge: Int, inMetric metric: Int) -> Int { scores[edge * metricCount + metric] }

  /// Node numbers such that every move leads to a later one.
  package var topologicalOrder: [Int] {
    var incoming = Array(repeating: 0, count: nodes.count)
    for edge in edges { incoming[edge.target] += 1 }
    var order: [Int] = nodes.isEmpty ? [] : [0]
    order.reserveCapacity(nodes.count)
    var next = 0
    while next < order.count {
      for edge in moves(from: order[next]) {
        let target = edges[edge].target
        incoming[target] -= 1
        if incoming[target] == 0 { order.append(target) }
      }
      next += 1
    }
    return order
  }

  /// Nodes without moves, in ascending order; final states of a complete graph.
  package var finalNodes: [Int] { nodes.indices.filter { moves(from: $0).isEmpty } }
}
