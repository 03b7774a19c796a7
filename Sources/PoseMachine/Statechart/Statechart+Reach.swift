extension Statechart {
  /// Whether transitions, one after the other, lead from one state to another.
  package func leads(from source: String, to target: String) -> Bool {
    guard let start = firstIndex(of: source), let end = firstIndex(of: target) else { return false }
    var found: Set<Int> = [start]
    var open = [start]
    while let state = open.popLast() {
      for next in transitions[state].flatMap(\.targets) where found.insert(next).inserted {
        open.append(next)
      }
    }
    return found.contains(end)
  }
}
