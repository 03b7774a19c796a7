package import TimelineModel
package import ToolbarModel

/// The distance of two layouts in the four excess metrics: what one step adds to a path's churn.
///
/// The metrics are true metrics, so going there and back costs twice the way: the meter that judges
/// whole timelines measures it, and no second definition can drift from it.
package struct ChurnDistance: Sendable {
  private let fold: MomentFold
  private let meter: ExcessMeter

  /// - Parameter seen: entries of one replay; they set the scale and the sizes of items, which stay
  ///   the same for every pair, whatever order shows it.
  package init(header: TimelineHeader, seen: [TimelineEntry]) {
    var fold = MomentFold(header)
    var meter = ExcessMeter()
    for entry in seen {
      if let moment = fold.moment(of: entry) { meter.take(moment) }
    }
    self.fold = fold
    self.meter = meter
  }

  /// Visibility, order, slots and motion in whole units, which add up without rounding.
  package func between(_ a: TimelineEntry, _ b: TimelineEntry) -> [Int] {
    var fold = fold
    var meter = meter
    var totals: [[Int]] = []
    for (entry, isSettled) in [(a, true), (b, false), (a, true)] {
      var entry = entry
      entry.isSettled = isSettled
      guard let moment = fold.moment(of: entry) else { return [0, 0, 0, 0] }
      meter.take(moment)
      if isSettled {
        var copy = meter
        totals.append(copy.units())
      }
    }
    return zip(totals[0], totals[1]).map { before, after in (after - before) / 2 }
  }

  /// A sum of distances in one metric as a score, rounded once.
  package func score(_ units: Int, ofMetric metric: Int) -> Score {
    meter.score(units, ofMetric: metric)
  }
}
