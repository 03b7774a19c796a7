/// How much of a line is covered by intervals between fixed levels that come and go.
struct CoverTree: Sendable {
  private let levels: [Int]
  private var counts: [Int]
  private var lengths: [Int]

  init(levels: [Int]) {
    self.levels = levels
    counts = Array(repeating: 0, count: 4 * levels.count)
    lengths = counts
  }

  /// The covered length.
  var covered: Int { lengths[1] }

  /// Adds (1) or takes away (-1) an interval between two level numbers.
  mutating func add(_ change: Int, from: Int, to: Int) {
    add(change, from, to, node: 1, low: 0, high: levels.count - 1)
  }

  private mutating func add(_ change: Int, _ from: Int, _ to: Int, node: Int, low: Int, high: Int) {
    if to <= low || from >= high { return }
    if from <= low, high <= to {
      counts[node] += change
    } else {
      let middle = (low + high) / 2
      add(change, from, to, node: 2 * node, low: low, high: middle)
      add(change, from, to, node: 2 * node + 1, low: middle, high: high)
    }
    if counts[node] > 0 {
      lengths[node] = levels[high] - levels[low]
    } else {
      lengths[node] = high - low == 1 ? 0 : lengths[2 * node] + lengths[2 * node + 1]
    }
  }
}
