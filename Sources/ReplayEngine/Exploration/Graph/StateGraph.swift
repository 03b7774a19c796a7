import Synchronization

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

  /// Where the moves of neighbouring nodes lead, not yet merged.
  private struct Expansion: Sendable {
    /// The first of the nodes.
    var first: Int
    /// An empty list, then one for each node.
    var moves: [[FoundMove]]
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
  let metricCount: Int
  /// Where the moves of each node that was expanded begin, and where the last ones end.
  private var firstEdges = [0]
  /// False when the budget ended the search; the graph then lacks nodes.
  package private(set) var isComplete = true
  /// Each finding or failed expectation with the node and move that first shows it, in that order.
  package private(set) var marks: [(mark: Model.Mark, node: Int, choice: ScheduleChoice)] = []
  private var seenMarks: Set<Model.Mark> = []
  private var discoveries: [Discovery?] = []

  /// How many nodes are expanded at most between two looks at budget, clock and person.
  private static var sliceLength: Int { 4_096 }
  /// A level is expanded in so many slices, unless they become short: one is merged while the next is expanded.
  private static var slicesPerLevel: Int { 3 }
  private static var shortSlice: Int { 256 }
  /// Near the budget's end, so that little is computed that is not kept.
  private static var shortestSlice: Int { 16 }

  private init(metricCount: Int) { self.metricCount = metricCount }

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
    // Workers only look up which nodes are known; new ones get their numbers when they are merged, in order.
    let numbers = SharedTable<Model.Node, Int>()
    let growing = Mutex(StateGraph(metricCount: model.metricCount))
    growing.withLock { _ = $0.add(Prehashed(model.root), from: nil, to: numbers) }
    let canFit = model.fewestNodes <= BigCount(budget.maxNodes)
    // Taken by whoever merges it, who also lets go of it.
    let expanded = Mutex<Expansion?>(nil)
    var next = 0
    while true {
      // A slice may reach into the next level: numbers stay breadth first, since nodes are expanded and
      // merged in the order they were found.
      let (count, current) = growing.withLock { graph in
        (graph.nodes.count, graph.slice(from: next, within: budget.maxNodes))
      }
      progress(count)
      if current.isEmpty, expanded.withLock({ $0 == nil }) { break }
      if shouldStop() || !canFit || count > budget.maxNodes {
        growing.withLock { $0.isComplete = false }
        break
      }
      // One piece of work is to merge what the slice before has led to.
      let grain = max(8, current.count / (64 * pool.jobs))
      let moves = pool.map(count: 1 + current.count, grain: grain) { index -> [FoundMove] in
        if index > 0 {
          return model.moves(from: current[index - 1]).map { FoundMove($0, in: numbers) }
        }
        guard let before = expanded.withLock({ $0.take() }) else { return [] }
        growing.withLock { $0.merge(before, numbers, upTo: budget.maxNodes) }
        return []
      }
      if !current.isEmpty {
        expanded.withLock { $0 = Expansion(first: next, moves: moves) }
      }
      next += current.count
    }
    self = growing.withLock(\.self)
  }

  /// The next nodes to expand, in a list of its own: a part that shared the storage of all nodes would have
  /// them copied at the first new one.
  private func slice(from next: Int, within maxNodes: Int) -> [Model.Node] {
    // Beside this slice, the one before it is still being merged.
    let movesPerNode = firstEdges.count > 1 ? 1 + edges.count / (firstEdges.count - 1) : 1
    let left = max(Self.shortestSlice, (maxNodes - nodes.count) / (2 * movesPerNode))
    let share = max(Self.shortSlice, (nodes.count - next) / Self.slicesPerLevel)
    return Array(nodes[next..<min(nodes.count, next + min(left, share, Self.sliceLength))])
  }

  /// Numbers the new nodes that an expansion has led to, as long as the budget lasts.
  private mutating func merge(
    _ expanded: Expansion,
    _ numbers: SharedTable<Model.Node, Int>,
    upTo maxNodes: Int
  ) {
    for offset in 1..<expanded.moves.count where nodes.count <= maxNodes {
      let source = expanded.first + offset - 1
      for move in expanded.moves[offset] {
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
  }

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
