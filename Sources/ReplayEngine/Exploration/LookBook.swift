import TimelineModel
import ToolbarModel

/// Numbers what is seen in entries, as far as distances depend on it, and remembers distances.
struct LookBook: Sendable {
  private struct Look: Hashable {
    var bars: BarContents
    var frames: [ItemID: Frame]

    func hash(into hasher: inout Hasher) { hasher.combine(bars) }
  }

  /// One entry a look.
  private(set) var entries: [TimelineEntry] = []
  var distances: [LookPair: [Int]] = [:]
  private var numbers: [Look: Int] = [:]

  mutating func number(of entry: TimelineEntry) -> Int {
    let look = Look(bars: entry.bars, frames: entry.frames)
    if let known = numbers[look] { return known }
    let new = entries.count
    numbers[look] = new
    entries.append(entry)
    return new
  }
}
