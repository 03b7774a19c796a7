import ToolbarModel

/// Two placed items that share some area.
struct Overlap: Sendable {
  var a: Int
  var b: Int
  /// In square hundredths.
  var area: Int
}

extension Moment {
  /// Pairs of placed, visible items whose known frames share some area, in the order of their numbers.
  func overlaps() -> [Overlap] {
    var placed: [(start: Length, end: Length, item: Int, frame: Frame)] = []
    placed.reserveCapacity(arrangement.order.count)
    let isWide = isWide()
    for item in arrangement.order where arrangement.onScreen.contains(item) {
      guard opacity(of: item) >= 10, let frame = frame(of: item) else { continue }
      placed.append(
        isWide ? (frame.x, frame.maxX, item, frame) : (frame.y, frame.maxY, item, frame)
      )
    }
    placed.sort { $0.start < $1.start }
    var pairs: [Overlap] = []
    for index in placed.indices {
      let first = placed[index]
      for next in placed.index(after: index)..<placed.endIndex {
        if placed[next].start >= first.end { break }
        guard let common = first.frame.intersection(placed[next].frame) else { continue }
        let other = placed[next].item
        pairs.append(
          Overlap(a: min(first.item, other), b: max(first.item, other), area: common.area)
        )
      }
    }
    return pairs.sorted { ($0.a, $0.b) < ($1.a, $1.b) }
  }

  /// Whether what is on screen spreads more across than down: it is swept along its longer side.
  private func isWide() -> Bool {
    let known = frames.lazy.compactMap(\.self)
    guard let first = known.first else { return true }
    let hull = known.dropFirst().reduce(first) { $0.union($1) }
    return hull.width >= hull.height
  }
}
