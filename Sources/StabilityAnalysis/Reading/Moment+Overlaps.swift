import ToolbarModel

extension Moment {
  /// Pairs of placed, visible items whose known frames share some area, with that area in square hundredths.
  func overlaps() -> [(a: Int, b: Int, area: Int)] {
    let placed: [(item: Int, frame: Frame)] = arrangement.order.compactMap { item in
      guard arrangement.screenBar(of: item) != nil, opacity(of: item) >= 10,
        let frame = frame(of: item)
      else { return nil }
      return (item, frame)
    }
    let sorted = placed.sorted { ($0.frame.x, $0.item) < ($1.frame.x, $1.item) }
    var pairs: [(a: Int, b: Int, area: Int)] = []
    for (index, first) in sorted.enumerated() {
      for second in sorted[(index + 1)...] {
        if second.frame.x >= first.frame.maxX { break }
        guard let common = first.frame.intersection(second.frame) else { continue }
        let pair = (first.item, second.item)
        pairs.append((min(pair.0, pair.1), max(pair.0, pair.1), common.area))
      }
    }
    return pairs.sorted { ($0.a, $0.b) < ($1.a, $1.b) }
  }
}
