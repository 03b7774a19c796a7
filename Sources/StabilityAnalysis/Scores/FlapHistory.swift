package import ToolbarModel

/// The percentage of recent state changes as Nagios weighs them: 21 states, the newest count most.
package struct FlapHistory: Hashable, Sendable {
  /// The last comparisons, oldest first: whether the state changed.
  private var changes: [Bool] = []
  package private(set) var isFlapping = false
  private static let comparisons = 20

  package init() {}

  package mutating func take(isChange: Bool) {
    changes.append(isChange)
    if changes.count > Self.comparisons { changes.removeFirst() }
  }

  /// A change at place x of 1…20 weighs 0.75 + (x - 1) · 0.5 / 19; in parts of 76 that is 57 + 2 (x - 1).
  package var percent: Score {
    let missing = Self.comparisons - changes.count
    var weight = 0
    for (index, isChange) in changes.enumerated() where isChange {
      weight += 57 + 2 * (missing + index)
    }
    return Score(tenThousandths: Rounding.halfEven(weight * 100 * 10_000, 76 * Self.comparisons))
  }

  /// Starts at the high limit, stops at the low one, keeps its verdict in between.
  package mutating func judge(low: Score, high: Score) -> Bool {
    if percent >= high { isFlapping = true } else if percent <= low { isFlapping = false }
    return isFlapping
  }
}
