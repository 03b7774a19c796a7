import ToolbarModel

extension Arrangement {
  /// Items that stand in another bar, or in another order of the same bar, in reading order.
  func changes(to other: Arrangement) -> [Int] {
    var changed: [Int] = []
    for item in order where bar(of: item) != other.bar(of: item) { changed.append(item) }
    for item in other.order where bar(of: item) == nil { changed.append(item) }
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
    let common = row.filter(order.contains)
    let places = common.compactMap { order.firstIndex(of: $0) }
    guard zip(places, places.dropFirst()).contains(where: { $0 > $1 }) else { return [] }
    return common.indices.filter { index in
      common.indices.contains { other in
        (index < other) != (places[index] < places[other]) && index != other
      }
    }.map { common[$0] }
  }

  /// The bars with their items as one line.
  func text(_ items: ItemTable) -> String {
    rows.map { row in
      "\(row.bar.rawValue) [" + row.items.map(items.name).joined(separator: ", ") + "]"
    }.joined(separator: " ")
  }
}
