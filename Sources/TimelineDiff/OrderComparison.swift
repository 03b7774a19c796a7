import ToolbarModel

/// Finds the fewest items whose moves explain a changed order.
enum OrderComparison {
  /// The items common to both rows that are not part of the longest unchanged order, in the new order.
  ///
  /// - Complexity: n log n in the length of the rows.
  static func movers(from old: [ItemID], to new: [ItemID]) -> [ItemID] {
    if old == new { return [] }
    var place: [ItemID: Int] = [:]
    for (index, id) in old.enumerated() where place[id] == nil { place[id] = index }
    let common = new.compactMap { id in place[id].map { (id: id, place: $0) } }
    // Patience: `tails[k]` is the index of the smallest end of an ascending run of length k + 1.
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: common.count)
    for index in common.indices {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if common[tails[middle]].place < common[index].place {
          low = middle + 1
        } else {
          high = middle
        }
      }
      previous[index] = low == 0 ? nil : tails[low - 1]
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var keeps = [Bool](repeating: false, count: common.count)
    var next = tails.last
    while let index = next {
      keeps[index] = true
      next = previous[index]
    }
    return common.indices.filter { !keeps[$0] && common[$0].id != .divider }.map { common[$0].id }
  }
}
