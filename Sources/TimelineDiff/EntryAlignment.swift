/// Pairs the elements of two sequences of keys that are the same step.
///
/// First the shortest edit script (Myers) finds what keeps its order; what is left over is paired by
/// key and occurrence, so an event that changed places is still the same event. The edit script is given
/// up beyond `limit` edits, so that the time stays linear in the input; then occurrences alone decide.
package enum EntryAlignment {
  package struct Pair: Hashable, Sendable {
    package var old: Int
    package var new: Int
  }

  /// Edits the script may cost; 400 keep a trace of 160,000 numbers.
  package static let limit = 400

  /// The pairs in ascending order of `new`.
  package static func pairs(_ old: [Int], _ new: [Int], limit: Int = limit) -> [Pair] {
    var prefix = 0
    while prefix < old.count, prefix < new.count, old[prefix] == new[prefix] { prefix += 1 }
    var suffix = 0
    while suffix < old.count - prefix, suffix < new.count - prefix,
      old[old.count - 1 - suffix] == new[new.count - 1 - suffix]
    {
      suffix += 1
    }
    let oldMiddle = prefix..<(old.count - suffix)
    let newMiddle = prefix..<(new.count - suffix)
    var partner = [Int?](repeating: nil, count: new.count)
    for index in 0..<prefix { partner[index] = index }
    for index in 0..<suffix { partner[new.count - 1 - index] = old.count - 1 - index }
    for pair in inOrder(old[oldMiddle], new[newMiddle], limit: limit) {
      partner[pair.new] = pair.old
    }
    pairLeftovers(old, oldMiddle, new, newMiddle, into: &partner)
    return partner.enumerated().compactMap { index, old in
      old.map { Pair(old: $0, new: index) }
    }
  }

  /// The pairs of a shortest edit script; none when it is longer than `limit`.
  private static func inOrder(_ old: ArraySlice<Int>, _ new: ArraySlice<Int>, limit: Int) -> [Pair]
  {
    guard !old.isEmpty, !new.isEmpty else { return [] }
    let (m, n) = (old.count, new.count)
    let (oldStart, newStart) = (old.startIndex, new.startIndex)
    // `reach[k + center]` is how far into `old` the best path on diagonal k has come.
    let bound = min(limit, m + n)
    let center = bound + 1
    var reach = [Int](repeating: 0, count: 2 * bound + 3)
    var trace: [[Int]] = []
    for edits in 0...bound {
      trace.append(Array(reach[(center - edits)...(center + edits)]))
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let down =
          diagonal == -edits
          || (diagonal != edits && reach[center + diagonal - 1] < reach[center + diagonal + 1])
        var x = down ? reach[center + diagonal + 1] : reach[center + diagonal - 1] + 1
        var y = x - diagonal
        while x < m, y < n, y >= 0, old[oldStart + x] == new[newStart + y] {
          x += 1
          y += 1
        }
        reach[center + diagonal] = x
        if x >= m, y >= n {
          return backtrack(trace, m, n).map { Pair(old: $0.old + oldStart, new: $0.new + newStart) }
        }
      }
    }
    return []
  }

  /// Walks the trace of `inOrder` back and collects the diagonal steps.
  private static func backtrack(_ trace: [[Int]], _ m: Int, _ n: Int) -> [Pair] {
    var pairs: [Pair] = []
    var (x, y) = (m, n)
    for edits in stride(from: trace.count - 1, through: 0, by: -1) {
      let reach = trace[edits]
      let diagonal = x - y
      var (previousX, previousY) = (0, 0)
      if edits > 0 {
        func at(_ k: Int) -> Int { reach.indices.contains(k + edits) ? reach[k + edits] : -1 }
        let down = diagonal == -edits || (diagonal != edits && at(diagonal - 1) < at(diagonal + 1))
        let previous = down ? diagonal + 1 : diagonal - 1
        previousX = at(previous)
        previousY = previousX - previous
      }
      while x > previousX, y > previousY {
        x -= 1
        y -= 1
        pairs.append(Pair(old: x, new: y))
      }
      (x, y) = (previousX, previousY)
    }
    return pairs
  }

  private static func pairLeftovers(
    _ old: [Int],
    _ oldMiddle: Range<Int>,
    _ new: [Int],
    _ newMiddle: Range<Int>,
    into partner: inout [Int?]
  ) {
    var isTaken = [Bool](repeating: false, count: oldMiddle.count)
    for case .some(let index) in partner[newMiddle] { isTaken[index - oldMiddle.lowerBound] = true }
    var waiting: [Int: [Int]] = [:]
    for index in oldMiddle.reversed() where !isTaken[index - oldMiddle.lowerBound] {
      waiting[old[index], default: []].append(index)
    }
    for index in newMiddle where partner[index] == nil {
      partner[index] = waiting[new[index]]?.popLast()
    }
  }
}
