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

  /// - Parameter window: the window before the event.
  mutating func fact(
    of event: TimelineEvent,
    in entry: TimelineEntry,
    window: Size?
  ) -> EventFact {
    let verb = EventVerb(rawValue: String(event.verb))
    var fact = EventFact(
      text: event.text,
      verb: verb,
      argument: EventArgument(event.argument),
      entry: entry.index,
      at: entry.at,
      line: entry.line,
      gesture: entry.index
    )
    guard let verb, verb.isContinuous else { return fact }
    var before = samples[verb]
    if verb == .resize, let window {
      before?.size = (window.width.hundredths, window.height.hundredths)
    }
    let isContinuation = before.map { entry.at - $0.at <= Moment.gestureGap } ?? false
    var sample = Sample(at: entry.at, gesture: entry.index, across: 0, down: 0, size: nil)
    if isContinuation, let before {
      sample.gesture = before.gesture
      fact.gesture = before.gesture
      fact.isContinuation = true
    }
    let known = before?.size ?? window.map { ($0.width.hundredths, $0.height.hundredths) }
    let move = move(of: fact, since: known, into: &sample)
    if isContinuation, let before {
      fact.isReversal =
        move.across * before.across < 0 || move.down * before.down < 0
      sample.across = move.across == 0 ? before.across : move.across
      sample.down = move.down == 0 ? before.down : move.down
    } else {
      sample.across = move.across
      sample.down = move.down
    }
    samples[verb] = sample
    return fact
  }

  private func move(
    of fact: EventFact,
    since before: (width: Int, height: Int)?,
    into sample: inout Sample
  ) -> (across: Int, down: Int) {
    switch fact.verb {
    case .scroll?:
      switch Situation.scrollWord(fact.argument) {
      case .down?, .bottom?: return (0, 1)
      case .up?, .top?: return (0, -1)
      case nil: return (0, 0)
      }
    case .hinge?:
      let angle = EventArgument.hundredths(fact.argument.word) ?? 0
      sample.size = (angle, 0)
      return (before.map { (angle - $0.width).signum() } ?? 0, 0)
    case .resize?:
      let sides = fact.argument.list.compactMap(EventArgument.hundredths)
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
