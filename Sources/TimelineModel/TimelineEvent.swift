/// The event of an entry: the text as written, split into verb and argument for whoever judges it.
///
/// `start` and `settled` are markers, not events of the world; unknown verbs are legal and name a cause.
package struct TimelineEvent: Hashable, Sendable {
  /// `search: activate`, `pop`, `settled`, `start`.
  package var text: String

  package init(_ text: String) { self.text = text }

  /// The word before the colon.
  package var verb: Substring { text[..<(colon ?? text.endIndex)] }

  /// What follows the colon and a space; empty for a bare word.
  package var argument: Substring {
    guard let colon else { return "" }
    return text[colon...].dropFirst().drop { $0 == " " }
  }

  private var colon: String.Index? { text.utf8.firstIndex(of: UInt8(ascii: ":")) }

  package var isStart: Bool { text == "start" }
  package var isSettledMarker: Bool { text == "settled" }
  package var isMarker: Bool { isStart || isSettledMarker }
}
