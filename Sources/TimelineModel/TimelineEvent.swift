/// The event of an entry: the text as written, split into verb and argument for whoever judges it.
///
/// `start` and `settled` are markers, not events of the world; unknown verbs are legal and name a cause.
package struct TimelineEvent: Hashable, Sendable {
  /// `search: activate`, `pop`, `settled`, `start`.
  package var text: String

  package init(_ text: String) { self.text = text }

  /// The word before the colon.
  package var verb: Substring { text.prefix { $0 != ":" } }

  /// What follows the colon and a space; empty for a bare word.
  package var argument: Substring {
    guard let colon = text.firstIndex(of: ":") else { return "" }
    return text[text.index(after: colon)...].drop { $0 == " " }
  }

  package var isStart: Bool { text == "start" }
  package var isSettledMarker: Bool { text == "settled" }
  package var isMarker: Bool { isStart || isSettledMarker }
}
