import TimelineModel

/// Gives entries small numbers, equal when they are the same step of the story.
///
/// An event's number is that of its text and track; what follows it (a layout change, the settled
/// marker) has one made from its event's, so that it is never aligned with what follows another.
struct EntryKeys {
  private struct Name: Hashable {
    var text: String
    var track: String?
  }

  private var numbers: [Name: Int] = [:]

  /// One number an entry.
  mutating func numbers(of entries: [TimelineEntry]) -> [Int] {
    var event = number(of: Name(text: ""))
    return entries.map { entry in
      guard let text = entry.event else { return event * 3 + 1 }
      if text.isSettledMarker { return event * 3 + 2 }
      event = number(of: Name(text: text.text, track: entry.track))
      return event * 3
    }
  }

  private mutating func number(of name: Name) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = numbers.count
    return numbers.count - 1
  }
}
