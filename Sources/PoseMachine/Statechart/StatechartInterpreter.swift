/// Runs a statechart by the plain rules of W3C SCXML 1.0, as a value.
///
/// One call of `send` is one macrostep: eventless transitions first, then internal events, run to
/// completion. Effects are data: the events raised and the order states were left and entered.
package struct StatechartInterpreter: Sendable {
  /// What one microstep did, in the order it did it.
  package enum Effect: Hashable, Sendable {
    case exited(String)
    case took(source: String, event: String?)
    case entered(String)
  }

  package let chart: Statechart
  /// Active states in document order.
  private var active: [Int] = []
  private var history: [Int: [Int]] = [:]
  private var internalQueue: [String] = []
  package private(set) var effects: [Effect] = []

  /// Enters the initial configuration.
  package init(_ chart: Statechart) {
    self.chart = chart
    var entry = EntrySet()
    for target in chart.initialTargets(of: 0) {
      addDescendants(of: target, to: &entry)
      addAncestors(of: target, below: 0, to: &entry)
    }
    enter(entry)
    runToCompletion()
  }

  /// The active atomic states, sorted by name.
  package var leaves: [String] {
    active.filter(chart.isAtomic).map { chart.nodes[$0].state.id }.sorted()
  }

  package func isActive(_ id: String) -> Bool {
    chart.firstIndex(of: id).map(active.contains) ?? false
  }

  /// Processes one external event to the end of its macrostep.
  package mutating func send(_ event: String) {
    effects = []
    take(selectTransitions(for: event))
    runToCompletion()
  }

  private mutating func runToCompletion() {
    while true {
      let eventless = selectTransitions(for: nil)
      if !eventless.isEmpty {
        take(eventless)
      } else if !internalQueue.isEmpty {
        take(selectTransitions(for: internalQueue.removeFirst()))
      } else {
        return
      }
    }
  }

  private func selectTransitions(for event: String?) -> [Statechart.Transition] {
    var selected: [Statechart.Transition] = []
    for leaf in active where chart.isAtomic(leaf) {
      var state: Int? = leaf
      search: while let source = state {
        for transition in chart.transitions[source] where isEnabled(transition, for: event) {
          if !selected.contains(transition) { selected.append(transition) }
          break search
        }
        state = chart.nodes[source].parent
      }
    }
    return withoutConflicts(selected)
  }

  private func isEnabled(_ transition: Statechart.Transition, for event: String?) -> Bool {
    transition.declared.event == event && transition.declared.whileIn.allSatisfy(isActive)
  }

  /// Of two transitions whose exit sets intersect the one from the descendant wins, else the earlier one.
  private func withoutConflicts(
    _ selected: [Statechart.Transition]
  ) -> [Statechart.Transition] {
    var kept: [Statechart.Transition] = []
    for candidate in selected {
      let leaving = exitSet(of: candidate)
      let rivals = kept.filter { !exitSet(of: $0).isDisjoint(with: leaving) }
      if rivals.allSatisfy({ chart.isDescendant(candidate.source, of: $0.source) }) {
        kept.removeAll(where: rivals.contains)
        kept.append(candidate)
      }
    }
    return kept
  }

  private func exitSet(of transition: Statechart.Transition) -> Set<Int> {
    guard let domain = transition.domain else { return [] }
    return Set(active.filter { chart.isDescendant($0, of: domain) })
  }

  private mutating func take(_ selected: [Statechart.Transition]) {
    guard !selected.isEmpty else { return }
    exit(selected.reduce(into: Set()) { $0.formUnion(exitSet(of: $1)) })
    for transition in selected {
      let source = chart.nodes[transition.source].state.id
      effects.append(.took(source: source, event: transition.declared.event))
      internalQueue += transition.declared.raises
    }
    var entry = EntrySet()
    for transition in selected {
      guard let domain = transition.domain else { continue }
      for target in transition.targets { addDescendants(of: target, to: &entry) }
      for target in effectiveTargets(of: transition) {
        addAncestors(of: target, below: domain, to: &entry)
      }
    }
    enter(entry)
  }

  private mutating func exit(_ leaving: Set<Int>) {
    let ordered = leaving.sorted(by: >)
    for state in ordered { remember(historyOf: state) }
    for state in ordered {
      effects.append(.exited(chart.nodes[state].state.id))
      internalQueue += chart.nodes[state].state.raisesOnExit
      active.removeAll { $0 == state }
    }
  }

  private mutating func remember(historyOf state: Int) {
    for child in chart.nodes[state].children {
      guard case .history(let isDeep) = chart.nodes[child].state.kind else { continue }
      history[child] = active.filter {
        isDeep
          ? chart.isAtomic($0) && chart.isDescendant($0, of: state)
          : chart.nodes[$0].parent == state
      }
    }
  }

  private mutating func enter(_ entry: EntrySet) {
    for state in entry.states.sorted() {
      active.append(state)
      effects.append(.entered(chart.nodes[state].state.id))
      internalQueue += chart.nodes[state].state.raisesOnEntry
      announceDone(afterEntering: state)
    }
    active.sort()
  }

  /// A final state is its parent's end; a parallel state ends with its last child.
  private mutating func announceDone(afterEntering state: Int) {
    guard chart.nodes[state].state.kind == .final, let parent = chart.nodes[state].parent,
      parent != 0
    else { return }
    internalQueue.append("done.state.\(chart.nodes[parent].state.id)")
    if let grandparent = chart.nodes[parent].parent,
      chart.nodes[grandparent].state.kind == .parallel,
      chart.nodes[grandparent].children.allSatisfy(isInFinalState)
    {
      internalQueue.append("done.state.\(chart.nodes[grandparent].state.id)")
    }
  }

  private func isInFinalState(_ state: Int) -> Bool {
    let children = chart.nodes[state].children
    switch chart.nodes[state].state.kind {
    case .parallel: return children.allSatisfy(isInFinalState)
    case .state:
      return children.contains { chart.nodes[$0].state.kind == .final && active.contains($0) }
    case .final, .history: return false
    }
  }

  private struct EntrySet {
    var states: Set<Int> = []
  }

  private func effectiveTargets(of transition: Statechart.Transition) -> [Int] {
    transition.targets.flatMap { target -> [Int] in
      guard case .history = chart.nodes[target].state.kind else { return [target] }
      return restored(target)
    }
  }

  /// What a history state stands for: what it remembers, else its default.
  private func restored(_ state: Int) -> [Int] {
    if let remembered = history[state], !remembered.isEmpty { return remembered }
    let defaults = chart.transitions[state].first?.targets ?? []
    if !defaults.isEmpty { return defaults }
    return chart.nodes[state].parent.map(chart.initialTargets) ?? []
  }

  private func addDescendants(of state: Int, to entry: inout EntrySet) {
    switch chart.nodes[state].state.kind {
    case .history:
      for target in restored(state) {
        addDescendants(of: target, to: &entry)
        addAncestors(of: target, below: chart.nodes[state].parent ?? 0, to: &entry)
      }
    case .parallel:
      entry.states.insert(state)
      addUncovered(childrenOf: state, to: &entry)
    case .state where chart.isCompound(state):
      entry.states.insert(state)
      for target in chart.initialTargets(of: state) {
        addDescendants(of: target, to: &entry)
        addAncestors(of: target, below: state, to: &entry)
      }
    case .state, .final:
      entry.states.insert(state)
    }
  }

  private func addAncestors(of state: Int, below domain: Int, to entry: inout EntrySet) {
    var ancestor = chart.nodes[state].parent
    while let current = ancestor, current != domain, chart.isDescendant(current, of: domain) {
      entry.states.insert(current)
      if chart.nodes[current].state.kind == .parallel {
        addUncovered(childrenOf: current, to: &entry)
      }
      ancestor = chart.nodes[current].parent
    }
  }

  private func addUncovered(childrenOf state: Int, to entry: inout EntrySet) {
    for child in chart.nodes[state].children {
      if case .history = chart.nodes[child].state.kind { continue }
      let isCovered = entry.states.contains { $0 == child || chart.isDescendant($0, of: child) }
      if !isCovered { addDescendants(of: child, to: &entry) }
    }
  }
}
