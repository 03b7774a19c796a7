package import TimelineModel
import ToolbarModel

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
    var meter = ExcessMeter(divider: fold.items.existingNumber(of: .divider))
    for entry in seen {
      if let moment = fold.moment(of: entry) { meter.take(moment) }
    }
    self.fold = fold
    self.meter = meter
  }

  /// In ten-thousandths: visibility, order, slots, motion.
  package func between(_ a: TimelineEntry, _ b: TimelineEntry) -> [Int] {
    var fold = fold
    var meter = meter
    var totals: [ExcessChurn] = []
    for (entry, isSettled) in [(a, true), (b, false), (a, true)] {
      var entry = entry
      entry.isSettled = isSettled
      guard let moment = fold.moment(of: entry) else { return [0, 0, 0, 0] }
      meter.take(moment)
      if isSettled {
        var copy = meter
        totals.append(copy.result())
      }
    }
    return [\.visibility, \.order, \.slots, \.motion].map { (metric: KeyPath<ExcessChurn, Score>) in
      (totals[1][keyPath: metric].tenThousandths - totals[0][keyPath: metric].tenThousandths) / 2
    }
  }
}
