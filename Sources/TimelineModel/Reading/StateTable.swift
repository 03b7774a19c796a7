import ToolbarModel

/// Gives equal states one storage, so that a long timeline holds every state once.
struct StateTable {
  private var known: [Int: Shared<EntryState>] = [:]

  /// A capture may show something new at every entry, and reading entry by entry must not need more and more memory.
  private static let mostKept = 1_024

  mutating func shared(_ state: EntryState) -> Shared<EntryState> {
    let print = state.fingerprint
    if let same = known[print], same.value == state { return same }
    if known.count >= StateTable.mostKept { known.removeAll(keepingCapacity: true) }
    let shared = Shared(state)
    known[print] = shared
    return shared
  }
}

extension EntryState {
  /// Equal states have equal fingerprints, and others hardly ever: what stands where, in any order.
  fileprivate var fingerprint: Int {
    var hasher = Hasher()
    hasher.combine(traits.window)
    hasher.combine(traits.isSearching)
    hasher.combine(traits.keyboardHeight)
    for row in bars.rows {
      hasher.combine(row.bar)
      hasher.combine(row.ids.count)
    }
    var sum = 0
    for frame in frames.values {
      sum &+= frame.x.hundredths &* 31 &+ frame.y.hundredths &* 37 &+ frame.width.hundredths
    }
    hasher.combine(sum)
    hasher.combine(forms.count)
    hasher.combine(dropped.count)
    hasher.combine(focus)
    return hasher.finalize()
  }
}
