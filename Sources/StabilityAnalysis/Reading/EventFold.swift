import TimelineModel
import ToolbarModel

/// Follows the events: the last one, how many there were, and the situation they make.
struct EventFold: Sendable {
  private(set) var last: EventFact?
  private(set) var count = 0
  private(set) var askCount = 0
  private(set) var situation = Situation()
  private var gestures = GestureFold()
  private var numbers = ListNumbers()

  /// Takes the event of an entry; nil when it has none, or only the marker of a rest.
  ///
  /// - Parameter window: the window before the event.
  mutating func take(_ entry: TimelineEntry, window: Size?) -> EventFact? {
    if !entry.inputs.isEmpty { situation.inputs = numbers.number(adding: entry.inputs) }
    guard let written = entry.event, !written.isSettledMarker else { return nil }
    let named = last?.named
    let root = entry.raisedBy.map { raiser in
      (text: raiser, line: named?.text == raiser ? named?.line : entry.line)
    }
    let event = gestures.fact(of: written, in: entry, window: window, root: root)
    last = event
    count += 1
    if event.asks { askCount += 1 }
    if event.verb == .customize {
      situation.customizations =
        event.argument.word == "reset"
        ? 0 : numbers.number(adding: event.argument, to: situation.customizations)
    }
    situation.apply(event)
    return event
  }
}
