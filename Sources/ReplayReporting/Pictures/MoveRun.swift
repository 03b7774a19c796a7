/// Neighbours that went the same way, drawn as one arrow.
struct MoveRun: Hashable {
  /// A stretch along a side of a bar.
  struct Stretch: Hashable {
    var side: BarSide
    var start: Double
    var end: Double

    var middle: Double { (start + end) / 2 }
  }

  var from: Stretch
  var to: Stretch

  /// The run with a neighbour that went along.
  func joined(with other: MoveRun) -> MoveRun {
    var result = self
    result.from.start = min(from.start, other.from.start)
    result.from.end = max(from.end, other.from.end)
    result.to.start = min(to.start, other.to.start)
    result.to.end = max(to.end, other.to.end)
    return result
  }

  var isAlongOneSide: Bool { from.side.coincides(with: to.side) }
}
