import TimelineModel
import ToolbarModel

/// Finds layouts that were wrong at rest and came right only at an event that licenses nothing.
struct SilentCorrection: Sendable {
  /// The arrangement before the first silent event since the last rest.
  private var before: Arrangement?
  private var eventCount = -1

  /// The items that changed since the last rest, when only silent events happened in between.
  mutating func corrected(by step: Step) -> [Int]? {
    let moment = step.moment
    if moment.eventCount != eventCount {
      eventCount = moment.eventCount
      if before == nil { before = step.previous?.arrangement }
    }
    guard moment.isSettled else { return nil }
    defer { before = nil }
    guard let rest = step.lastSettled, moment.eventCount > rest.eventCount,
      moment.askCount == rest.askCount, let before, before == rest.arrangement,
      let cause = rest.cause, cause.text != "start",
      moment.regime == rest.regime, moment.window == rest.window,
      moment.traits.safeArea == rest.traits.safeArea, isSameSituation(moment, rest),
      moment.arrangement != rest.arrangement
    else { return nil }
    return rest.arrangement.changes(to: moment.arrangement)
  }

  private func isSameSituation(_ a: Moment, _ b: Moment) -> Bool {
    var other = b.situation
    other.activity = a.situation.activity
    other.hasMenu = a.situation.hasMenu
    return other == a.situation
  }
}
