extension TimelineShape {
  /// What the key takes, for messages: `a list of ids`, `true or false`.
  var text: String {
    switch self {
    case .text: "one line of text"
    case .integer(let range) where range.lowerBound == range.upperBound: "\(range.lowerBound)"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .number: "a finite number"
    case .length: "a length in points from 0 to \(most)"
    case .boolean: "true or false"
    case .word(let words) where words.count == 1: "the word \(words[0])"
    case .word(let words) where words.count <= 8:
      words.dropLast().joined(separator: ", ") + " or \(words[words.count - 1])"
    case .word: "one of its words"
    case .lengths(2): "two lengths in points from 0 to \(most), [width, height]"
    case .lengths: "four lengths in points up to \(most), sides not negative"
    case .pair(let words): "two words, each \(words.joined(separator: " or "))"
    case .list(let element):
      switch element {
      case .text, .word: "a list of words"
      case .object, .map: "a list of mappings"
      case .integer: "a list of whole numbers"
      case .lengths: "a list of [x, y, width, height]"
      case .number, .length, .boolean, .pair, .list, .bars, .either: "a list"
      }
    case .map: "a mapping of names"
    case .bars: "a mapping of bars"
    case .object(let table): "a mapping with the keys of \(table.title)"
    case .either(let shapes): shapes.map(\.text).joined(separator: ", or ")
    }
  }

  private var most: Int { TimelineDecoder.mostPoints }

  /// The closed vocabulary, for suggestions; empty when there is none.
  var words: [String] {
    switch self {
    case .word(let words), .pair(let words): words
    case .either(let shapes): shapes.flatMap(\.words)
    case .list(let element), .map(let element): element.words
    case .text, .integer, .number, .length, .boolean, .lengths, .bars, .object: []
    }
  }
}
