/// A validated statechart: the declared tree laid flat in document order.
///
/// Document order is the order of indices, and the descendants of a state are the indices after it up
/// to `end`, so that every set the W3C rules speak of is a comparison of numbers.
package struct Statechart: Sendable {
  struct Node: Sendable {
    var state: ChartState
    var parent: Int?
    /// One past the last descendant.
    var end: Int
    var children: [Int] = []
  }

  struct Transition: Hashable, Sendable {
    var source: Int
    var declared: ChartTransition
    var targets: [Int]
    /// The state inside which everything happens; nil when nothing is left (targetless).
    var domain: Int?
  }

  private(set) var nodes: [Node] = []
  /// Transitions by source, in document order.
  private(set) var transitions: [[Transition]] = []
  private var indices: [String: Int] = [:]

  /// Builds a chart whose root is an unnamed compound state around the given states (SCXML's `scxml`).
  package init(_ states: [ChartState], initial: [String] = []) throws(StatechartError) {
    let root = ChartState("", initial: initial, children: states)
    try append(root, parent: nil)
    for index in nodes.indices { try resolveTransitions(of: index) }
  }

  /// Builds a chart of orthogonal regions and rejects every transition that reaches above its region.
  package init(
    regions: [ChartState],
    in container: String
  ) throws(StatechartError) {
    try self.init([ChartState(container, kind: .parallel, children: regions)])
    for region in regions {
      let root = try index(of: region.id, for: container)
      for transition in transitions[root..<nodes[root].end].joined() {
        guard let domain = transition.domain, domain < root || domain >= nodes[root].end else {
          continue
        }
        throw .reachesAboveRegion(
          region: region.id,
          source: nodes[transition.source].state.id,
          target: transition.declared.targets.joined(separator: " ")
        )
      }
    }
  }

  func isDescendant(_ index: Int, of ancestor: Int) -> Bool {
    index > ancestor && index < nodes[ancestor].end
  }

  func isCompound(_ index: Int) -> Bool {
    nodes[index].state.kind == .state && !nodes[index].children.isEmpty
  }

  func isAtomic(_ index: Int) -> Bool {
    switch nodes[index].state.kind {
    case .state: nodes[index].children.isEmpty
    case .final: true
    case .parallel, .history: false
    }
  }

  func index(of id: String, for asker: String) throws(StatechartError) -> Int {
    guard let index = indices[id] else { throw .unknownState(id, in: asker) }
    return index
  }

  /// The state's default children, or its first one.
  func initialTargets(of index: Int) -> [Int] {
    let named = nodes[index].state.initial.compactMap { indices[$0] }
    return named.isEmpty ? Array(nodes[index].children.prefix(1)) : named
  }

  func firstIndex(of id: String) -> Int? { indices[id] }

  private mutating func append(_ state: ChartState, parent: Int?) throws(StatechartError) {
    let index = nodes.count
    guard indices.updateValue(index, forKey: state.id) == nil else {
      throw .duplicateState(state.id)
    }
    nodes.append(Node(state: state, parent: parent, end: index + 1))
    if let parent { nodes[parent].children.append(index) }
    for child in state.children { try append(child, parent: index) }
    nodes[index].end = nodes.count
  }

  private mutating func resolveTransitions(of source: Int) throws(StatechartError) {
    let state = nodes[source].state
    var resolved: [Transition] = []
    for declared in state.transitions {
      var targets: [Int] = []
      for target in declared.targets { targets.append(try index(of: target, for: state.id)) }
      for id in declared.whileIn { _ = try index(of: id, for: state.id) }
      resolved.append(
        Transition(
          source: source,
          declared: declared,
          targets: targets,
          domain: domain(from: source, to: targets, isInternal: declared.isInternal)
        )
      )
    }
    for id in state.initial { _ = try index(of: id, for: state.id) }
    transitions.append(resolved)
  }

  /// SCXML's `getTransitionDomain`: the source itself for an internal transition to descendants, else
  /// the least common compound ancestor.
  private func domain(from source: Int, to targets: [Int], isInternal: Bool) -> Int? {
    guard !targets.isEmpty else { return nil }
    if isInternal, isCompound(source), targets.allSatisfy({ isDescendant($0, of: source) }) {
      return source
    }
    var ancestor = nodes[source].parent
    while let candidate = ancestor {
      if candidate == 0
        || isCompound(candidate) && targets.allSatisfy({ isDescendant($0, of: candidate) })
      {
        return candidate
      }
      ancestor = nodes[candidate].parent
    }
    return 0
  }
}
