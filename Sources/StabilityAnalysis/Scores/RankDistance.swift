/// Distances between two orders of items by number, in whole numbers.
package enum RankDistance {
  /// Pairs in opposite order, over the items both have.
  package static func kendall(_ a: [Int], _ b: [Int]) -> Int {
    inversions(commonPlaces(a, b))
  }

  private static func inversions(_ places: [Int]) -> Int {
    var count = 0
    for (index, place) in places.enumerated() {
      for later in places[(index + 1)...] where later < place { count += 1 }
    }
    return count
  }

  /// Sum of the moves in places, over the items both have.
  package static func footrule(_ a: [Int], _ b: [Int]) -> Int {
    commonPlaces(a, b).enumerated().reduce(0) { $0 + abs($1.offset - $1.element) }
  }

  /// The fewest moves, removals and insertions that turn one list into the other.
  package static func moves(_ a: [Int], _ b: [Int]) -> (moved: Int, out: Int, into: Int) {
    let places = commonPlaces(a, b)
    return (
      places.count - longestRun(places), a.count - places.count, b.count - places.count
    )
  }

  /// Twice the top-k distance with penalty one half, for rows that hold different items.
  ///
  /// Absent items count as tied behind all present ones. Over changing sets of items this is no metric; `pairs` is.
  package static func halves(_ a: [Int], _ b: [Int]) -> Int {
    var all = a
    for item in b where !a.contains(item) { all.append(item) }
    let placesInA = all.map { place(of: $0, in: a) }
    let placesInB = all.map { place(of: $0, in: b) }
    var sum = 0
    for first in all.indices {
      for second in all.indices where second > first {
        let inA = (placesInA[first] - placesInA[second]).signum()
        let inB = (placesInB[first] - placesInB[second]).signum()
        if inA == inB { continue }
        sum += inA == 0 || inB == 0 ? 1 : 2
      }
    }
    return sum
  }

  /// Ordered pairs that only one of the two lists has; half of it is Kendall's distance when both hold the same items.
  ///
  /// A symmetric difference, hence a true metric whatever items come and go.
  package static func pairs(_ a: [Int], _ b: [Int]) -> Int {
    let places = commonPlaces(a, b)
    let shared = places.count * (places.count - 1) / 2 - inversions(places)
    return a.count * (a.count - 1) / 2 + b.count * (b.count - 1) / 2 - 2 * shared
  }

  /// Absent items share the last place.
  private static func place(of item: Int, in order: [Int]) -> Int {
    order.firstIndex(of: item) ?? order.count
  }

  /// For the common items in the order of `a`: their rank among the common items of `b`.
  private static func commonPlaces(_ a: [Int], _ b: [Int]) -> [Int] {
    let isInA = ItemSet(a)
    var ranks: [Int?] = Array(repeating: nil, count: 1 + (a.max() ?? 0))
    var rank = 0
    for item in b where isInA.contains(item) {
      ranks[item] = rank
      rank += 1
    }
    return a.compactMap { ranks[$0] }
  }

  /// Length of the longest ascending subsequence, in O(n log n).
  private static func longestRun(_ places: [Int]) -> Int {
    var tails: [Int] = []
    for place in places {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if tails[middle] < place { low = middle + 1 } else { high = middle }
      }
      if low == tails.count { tails.append(place) } else { tails[low] = place }
    }
    return tails.count
  }
}
