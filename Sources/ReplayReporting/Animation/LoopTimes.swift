import TimelineModel
import ToolbarModel

/// When each entry of a timeline is shown in an animated loop: what is too quick to see is slowed down, pauses are cut.
struct LoopTimes {
  /// Milliseconds of the loop at which each entry begins.
  let starts: [Int]
  let total: Int

  /// An entry shows at least this long, so that its change is seen.
  private static let shortest = 140
  /// A settled entry rests at least this long.
  private static let rest = 1_100
  private static let longest = 1_600
  private static let lastRest = 2_200

  init(_ entries: [TimelineEntry]) {
    var starts: [Int] = []
    var time = 0
    for (index, entry) in entries.enumerated() {
      starts.append(time)
      guard index + 1 < entries.count else { break }
      let gap = entries[index + 1].after.milliseconds
      let least = entry.isSettled ? Self.rest : Self.shortest
      time += min(max(gap, least), Self.longest)
    }
    self.starts = starts
    total = time + Self.lastRest
  }
}
