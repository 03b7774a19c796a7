import TimelineModel
import ToolbarModel

/// Numbers what is seen in entries, as far as distances depend on it, and remembers distances.
///
/// A class because all workers share it. Numbers may be skipped; they only tell looks apart.
final class LookBook: Sendable {
  private struct Look: Hashable {
    var bars: BarContents
    var frames: [ItemID: Frame]

    func hash(into hasher: inout Hasher) { hasher.combine(bars) }
  }

  /// A state that is told from others at a glance; equal ones have one look.
  private struct SameState: Hashable {
    var state: Shared<EntryState>

    func hash(into hasher: inout Hasher) { hasher.combine(state.identity) }

    static func == (a: SameState, b: SameState) -> Bool { a.state.isSame(as: b.state) }
  }

  private let numbers = SharedTable<Look, Int>()
  private let known = SharedTable<SameState, Int>()
  /// One entry a look.
  private let entries = NumberedList<TimelineEntry>()
  private let distances = SharedTable<LookPair, [Int]>()

  func number(of entry: TimelineEntry) -> Int {
    known.value(for: Prehashed(SameState(state: entry.state))) {
      let look = Prehashed(Look(bars: entry.bars, frames: entry.frames))
      return numbers.value(for: look) {
        let new = entries.newNumber()
        entries.set(entry, at: new)
        return new
      }
    }
  }

  /// The distance of two looks in every metric, measured once.
  func distances(
    from a: Int,
    to b: Int,
    measured measure: (TimelineEntry, TimelineEntry) -> [Int]
  ) -> [Int] {
    distances.value(for: Prehashed(LookPair(a, b))) { measure(entries[a], entries[b]) }
  }
}
