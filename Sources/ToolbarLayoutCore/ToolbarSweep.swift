package import ToolbarModel

/// Which items are visible at every width or height: exact thresholds, not samples.
///
/// Inside a stretch without structural change (a size class, the number of tabs, columns, a granted size)
/// every bar's states and their rooms are known from prefix sums over the priority order, so its thresholds
/// are read off and the layout is made once for each interval. Intervals are half-open and gapless.
package struct ToolbarSweep: Sendable {
  private let prepared: PreparedScreen
  private let base: Traits
  private let axis: SweepAxis
  private let core = ToolbarLayoutCore()

  package init(_ prepared: PreparedScreen, in traits: Traits, along axis: SweepAxis) {
    self.prepared = prepared
    var base = traits
    let capabilities = prepared.profile.capabilities
    if capabilities.isResizable, capabilities.idiom == .pad { base.isWindowed = true }
    self.base = base
    self.axis = axis
  }

  /// The intervals of `range`, ascending; neighbours differ.
  ///
  /// - Complexity: O(*n* log *n*) for the thresholds of each structural stretch, and one layout an interval.
  package func intervals(in range: Range<Length>) -> [SweepInterval] {
    guard range.lowerBound < range.upperBound else { return [] }
    var starts = [range.lowerBound]
    let structural = SweepStructure(prepared, base, axis).thresholds
      .filter { range.lowerBound < $0 && $0 < range.upperBound }.sorted()
    let edges = [range.lowerBound] + structural + [range.upperBound]
    for (low, high) in zip(edges, edges.dropFirst()) where low < high {
      starts.append(low)
      starts += thresholds(from: low, to: high)
    }
    starts.sort()
    var intervals: [SweepInterval] = []
    for start in starts where intervals.last?.from != start {
      let layout = core.layout(of: prepared, in: traits(at: start))
      if let last = intervals.last, Self.sameContents(last.layout, layout) { continue }
      if !intervals.isEmpty { intervals[intervals.count - 1].to = start }
      intervals.append(SweepInterval(from: start, to: range.upperBound, layout: layout))
    }
    return intervals
  }

  /// The traits of the window with this side.
  package func traits(at length: Length) -> Traits {
    var traits = base
    switch axis {
    case .width: traits.window.width = length
    case .height: traits.window.height = length
    }
    return traits
  }

  /// Equal bars, in content and order, and equal drops.
  package static func sameContents(_ a: ToolbarLayout, _ b: ToolbarLayout) -> Bool {
    a.bars.count == b.bars.count && a.dropped == b.dropped
      && zip(a.bars, b.bars).allSatisfy { $0.bar == $1.bar && $0.items == $1.items }
  }

  /// Where a bar changes its state between two structural thresholds.
  private func thresholds(from low: Length, to high: Length) -> [Length] {
    let last = high - Length(hundredths: 1)
    let atLow = core.plans(of: prepared, in: traits(at: low))
    let atHigh = core.plans(of: prepared, in: traits(at: last))
    var found: [Length] = []
    for (plan, other) in zip(atLow, atHigh) {
      let run = plan.run
      guard other.run != run else { continue }
      // Runs grow with the window point by point.
      for threshold in plan.thresholds {
        let start = low + (threshold - run)
        if low < start, start < high { found.append(start) }
      }
    }
    return found
  }
}
