import ToolbarModel

/// What kind of value a key of the timeline format takes; messages and the JSON Schema are made from it.
package indirect enum TimelineShape: Hashable, Sendable {
  /// Any one-line text; numbers and words count as written.
  case text
  /// A whole number in a range.
  case integer(ClosedRange<Int>)
  /// A finite number of which this many decimals matter.
  case number(decimals: Int)
  /// A length in points, not negative.
  case length
  case boolean
  /// One word of a closed vocabulary.
  case word([String])
  /// `[x, y, width, height]` and its like: lengths in points, this many.
  case lengths(Int)
  /// A pair of words, each of the same vocabulary.
  case pair([String])
  case list(TimelineShape)
  /// Any names as keys.
  case map(TimelineShape)
  /// Bars as keys.
  case bars(TimelineShape)
  /// The keys of a table.
  case object(TimelineTable)
  case either([TimelineShape])
}

extension TimelineShape {
  /// The vocabulary of an enum whose raw values are the words.
  static func word<Word: CaseIterable & RawRepresentable<String>>(_ type: Word.Type)
    -> TimelineShape
  {
    .word(Word.allCases.map(\.rawValue))
  }

  static let id = TimelineShape.text

  static let barNames = Bar.allCases.map(\.rawValue)

  /// `low`, `automatic`, `high`, `{higherThan: …}` or `{lowerThan: …}`.
  static let priority = TimelineShape.either([
    .word(["low", "automatic", "high"]), .object(.priority),
  ])

  /// A value of app state.
  static let flag = TimelineShape.either([.boolean, .number(decimals: 2), .text])
}
