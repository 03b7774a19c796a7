import TimelineModel
import ToolbarModel

/// Joins the samples of one drag or scroll: same verb, at most 100 ms apart.
struct GestureFold: Sendable {
  private struct Sample: Sendable {
    var at: ReplayInstant
    var gesture: Int
    /// Signs of the last move across and down; zero before the first.
    var across: Int
    var down: Int
    var size: (width: Int, height: Int)?
  }

  private var samples: [EventVerb: Sample] = [:]

  /// - Parameters:
  ///   - window: the window before the event.
  ///   - root: the event that raised this one, with its line.
  mutating func fact(
    of event: TimelineEvent,
    in entry: TimelineEntry,
    window: Size?,
    root: (text: String, line: Int?)?
  ) -> EventFact {
    let reading = EventReading(event)
    guard let verb = reading.verb, verb.isContinuous else {
      return EventFact(
        reading,
        entry: entry,
        root: root,
        gesture: entry.index,
        isContinuation: false,
        isReversal: false
      )
    }
    var before = samples[verb]
    if verb == .resize, let window {
      before?.size = (window.width.hundredths, window.height.hundredths)
    }
    let known = before?.size ?? window.map { ($0.width.hundredths, $0.height.hundredths) }
    var sample = Sample(at: entry.at, gesture: entry.index, across: 0, down: 0, size: nil)
    let move = move(of: reading, since: known, into: &sample)
    (sample.across, sample.down) = move
    var isReversal = false
    let isContinuation = before.map { entry.at - $0.at <= Moment.gestureGap } ?? false
    if isContinuation, let before {
      sample.gesture = before.gesture
      isReversal = move.across * before.across < 0 || move.down * before.down < 0
      if move.across == 0 { sample.across = before.across }
      if move.down == 0 { sample.down = before.down }
    }
    samples[verb] = sample
    return EventFact(
      reading,
      entry: entry,
      root: root,
      gesture: sample.gesture,
      isContinuation: isContinuation,
      isReversal: isReversal
    )
  }

  private func move(
    of event: EventReading,
    since before: (width: Int, height: Int)?,
    into sample: inout Sample
  ) -> (across: Int, down: Int) {
    switch event.verb {
    case .scroll?:
      switch Situation.scrollWord(event.argument) {
      case .down?, .bottom?: return (0, 1)
      case .up?, .top?: return (0, -1)
      case nil: return (0, 0)
      }
    case .hinge?:
      let angle = EventArgument.hundredths(event.argument.word) ?? 0
      sample.size = (angle, 0)
      return (before.map { (angle - $0.width).signum() } ?? 0, 0)
    case .resize?:
      let sides = event.argument.list.compactMap(EventArgument.hundredths)
      guard sides.count == 2 else { return (0, 0) }
      sample.size = (sides[0], sides[1])
      guard let before else { return (0, 0) }
      return ((sides[0] - before.width).signum(), (sides[1] - before.height).signum())
    case .fold?, .unfold?, .rotate?, .splitView?, .search?, .keyboard?, .window?, .push?, .pop?,
      .present?, .dismiss?, .tab?, .set?, .customize?, .dynamicType?, .menu?, .focus?, .tap?,
      .wait?, nil:
      return (0, 0)
    }
  }
}
