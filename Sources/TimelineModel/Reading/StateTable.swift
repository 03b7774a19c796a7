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
  /// Equal states have equal fingerprints, and others hardly ever: where everything stands, in any order.
  fileprivate var fingerprint: Int {
    var sum = bars.rows.count &* 31 &+ forms.count &* 37 &+ dropped.count &* 41
    if let window = traits.window {
      sum &+= window.width.hundredths &* 43 &+ window.height.hundredths
    }
    for frame in frames.values {
      sum &+= frame.x.hundredths &* 47 &+ frame.y.hundredths &* 53 &+ frame.width.hundredths
    }
    if focus != nil { sum &+= 59 }
    if menu != nil { sum &+= 61 }
    if traits.isSearching == true { sum &+= 67 }
    return sum &+ (traits.keyboardHeight?.hundredths ?? 0) &* 71
  }
}
