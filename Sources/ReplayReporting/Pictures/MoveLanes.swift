/// Shares out lanes beside bars, so that no two arrows of a side lie on each other.
struct MoveLanes {
  private var taken: [BarSide: [[(from: Double, to: Double)]]] = [:]

  private static let gap = 5.0

  /// The number of the nearest lane of a side that is free along a stretch, from zero.
  mutating func take(from: Double, to: Double, on side: BarSide) -> Int {
    var lanes = taken[side] ?? []
    let free = lanes.firstIndex { lane in
      lane.allSatisfy { to + Self.gap < $0.from || $0.to + Self.gap < from }
    }
    let lane = free ?? lanes.count
    if free == nil { lanes.append([]) }
    lanes[lane].append((from, to))
    taken[side] = lanes
    return lane
  }
}
