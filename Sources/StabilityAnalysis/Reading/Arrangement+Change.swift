import ToolbarModel

extension Arrangement {
  /// Items that stand in another bar, or in another order of the same bar, in reading order.
  func changes(to other: Arrangement) -> [Int] {
    if self === other { return [] }
    var changed: [Int] = []
    for item in order where bar(of: item) != other.bar(of: item) { changed.append(item) }
    for item in other.order where !placed.contains(item) { changed.append(item) }
    for item in inversions(to: other) where !changed.contains(item) { changed.append(item) }
    return changed
  }

  /// Items that stand in the same bar before and after, yet on another side of one another.
  func inversions(to other: Arrangement) -> [Int] {
    var inverted: [Int] = []
    for row in rows {
      guard let later = other.items(in: row.bar), later != row.items else { continue }
      inverted += Arrangement.inversions(of: row.items, by: later)
    }
    return inverted
  }

  /// The items of `row` that take part in a pair which `order` has the other way round.
  static func inversions(of row: [Int], by order: [Int]) -> [Int] {
    guard isInverted(row, by: order) else { return [] }
    let common = row.filter(order.contains)
    let places = common.compactMap { order.firstIndex(of: $0) }
    return common.indices.filter { index in
      common.indices.contains { other in
        (index < other) != (places[index] < places[other]) && index != other
      }
    }.map { common[$0] }
  }

  private static func isInverted(_ row: [Int], by order: [Int]) -> Bool {
    var last = 0
    for item in row {
      guard let place = order.firstIndex(of: item) else { continue }
      if place < last { return true }
      last = place
    }
    return false
  }

  /// The bars with their items as one line.
  func text(_ items: ItemTable) -> String {
    rows.map { row in
      "\(row.bar.rawValue) [" + row.items.map(items.name).joined(separator: ", ") + "]"
    }.joined(separator: " ")
  }
}
