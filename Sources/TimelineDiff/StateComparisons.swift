import TimelineModel
import ToolbarModel

/// Compares states, the same two only once: in long timelines few states come again and again.
///
/// Whoever uses it keeps the states alive.
struct StateComparisons {
  struct Pair: Hashable {
    var old: ObjectIdentifier
    var new: ObjectIdentifier

    init(_ old: Shared<EntryState>, _ new: Shared<EntryState>) {
      self.old = old.identity
      self.new = new.identity
    }
  }

  private var known: [Pair: StateDifferences] = [:]

  /// Beyond this many the earlier ones are forgotten, so that memory stays small where no state comes twice.
  private static let mostKept = 1_024

  mutating func differences(
    from old: Shared<EntryState>,
    to new: Shared<EntryState>
  ) -> StateDifferences {
    let pair = Pair(old, new)
    if let differences = known[pair] { return differences }
    let differences = EntryComparison.differences(from: old.value, to: new.value)
    if known.count >= StateComparisons.mostKept { known.removeAll(keepingCapacity: true) }
    known[pair] = differences
    return differences
  }
}
