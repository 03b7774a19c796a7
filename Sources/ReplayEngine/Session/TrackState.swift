import ScenarioModel
import ToolbarModel

/// Where one track stands.
struct TrackState: Hashable, Sendable {
  /// At the next step; nil when the track is done.
  var next: Step?
  var cursor = StepCursor()
  /// When the previous step began.
  var lastBegan: ReplayInstant = .start
  /// The end of a `wait`.
  var busyUntil: ReplayInstant = .start
  /// Events of the running `together` that have not happened.
  var mates: [Step] = []

  init(_ steps: [Step]) { next = cursor.current(in: steps) }

  mutating func advance(in steps: [Step]) {
    cursor.advance()
    next = cursor.current(in: steps)
  }

  /// When the next step may begin; nil while it waits for something to settle.
  func readyAt(now: ReplayInstant, ownWorkIsDone: Bool, allIsSettled: Bool) -> ReplayInstant? {
    if !mates.isEmpty { return now }
    guard let next else { return nil }
    if case .expect = next.action, !allIsSettled { return nil }
    switch next.timing {
    case .at(let offset): return max(now, .start + offset)
    case .after(let delay): return max(now, lastBegan + delay)
    case .afterSettled: return ownWorkIsDone ? max(now, busyUntil) : nil
    }
  }
}
