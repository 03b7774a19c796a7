package import TimelineModel
import ToolbarModel

/// The distance of two layouts in the four excess metrics: what one step adds to a path's churn.
package enum ChurnDistance {
  /// The metrics are true metrics, so going there and back costs twice the way: the meter that judges
  /// whole timelines measures it, and no second definition can drift from it.
  package static func between(
    _ a: TimelineEntry,
    _ b: TimelineEntry,
    header: TimelineHeader
  ) -> ExcessChurn {
    var fold = MomentFold(header)
    var meter = ExcessMeter(divider: fold.items.existingNumber(of: .divider))
    var there = b
    there.isSettled = false
    for var entry in [a, there, a] {
      if entry.bars == a.bars { entry.isSettled = entry.frames == a.frames }
      guard let moment = fold.moment(of: entry) else { return ExcessChurn() }
      meter.take(moment)
    }
    let both = meter.result()
    return ExcessChurn(
      visibility: half(both.visibility),
      order: half(both.order),
      slots: half(both.slots),
      motion: half(both.motion)
    )
  }

  private static func half(_ score: Score) -> Score {
    Score(tenThousandths: score.tenThousandths / 2)
  }
}
