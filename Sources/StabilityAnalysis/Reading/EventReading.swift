import TimelineModel
import ToolbarModel

/// The text of an event, read: verb and argument.
struct EventReading: Sendable {
  let text: String
  /// Nil for `start` and for words of other engines.
  let verb: EventVerb?
  let argument: EventArgument

  init(_ event: TimelineEvent) {
    text = event.text
    verb = Self.verbs[String(event.verb)]
    argument = EventArgument(event.argument)
  }

  private static let verbs = Dictionary(
    uniqueKeysWithValues: EventVerb.allCases.map { ($0.rawValue, $0) }
  )
}
