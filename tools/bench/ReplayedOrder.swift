import ReplayEngine
import TimelineModel
import ToolbarModel

/// What one order comes to when it is replayed alone, straight from the definitions.
struct ReplayedOrder: Sendable {
  var end: [PlacedItem]
  /// Churn of the way less churn of what was needed, one a metric.
  var excess: [Int]

  init(_ entries: [TimelineEntry], _ judge: ChurnJudge) {
    end = entries.last?.detail.map { Array($0.layout.items) } ?? []
    excess = judge.metrics.map { _ in 0 }
    var rest = entries[0]
    for (old, new) in zip(entries, entries.dropFirst()) {
      add(judge.distances(from: old, to: new), sign: 1)
      guard new.isSettled else { continue }
      add(judge.distances(from: rest, to: new), sign: -1)
      rest = new
    }
  }

  private mutating func add(_ distances: [Int], sign: Int) {
    for (metric, distance) in distances.enumerated() { excess[metric] += sign * distance }
  }
}
