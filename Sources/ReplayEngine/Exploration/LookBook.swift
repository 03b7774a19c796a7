import Synchronization
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

  private let nextNumber = Atomic<Int>(0)
  private let numbers = SharedTable<Look, Int>()
  /// One entry a look.
  private let entries = SharedTable<Int, TimelineEntry>()
  private let distances = SharedTable<LookPair, [Int]>()

  func number(of entry: TimelineEntry) -> Int {
    let look = Prehashed(Look(bars: entry.bars, frames: entry.frames))
    return numbers.value(for: look) {
      let new = nextNumber.wrappingAdd(1, ordering: .relaxed).oldValue
      _ = entries.value(for: Prehashed(new), orAdding: entry)
      return new
    }
  }

  /// The distance of two looks in every metric, measured once.
  func distances(
    from a: Int,
    to b: Int,
    measured measure: (TimelineEntry, TimelineEntry) -> [Int]
  ) -> [Int] {
    distances.value(for: Prehashed(LookPair(a, b))) {
      guard let from = entries.value(for: Prehashed(a)), let to = entries.value(for: Prehashed(b))
      else { preconditionFailure("looks \(a) and \(b) were numbered by another book") }
      return measure(from, to)
    }
  }
}
