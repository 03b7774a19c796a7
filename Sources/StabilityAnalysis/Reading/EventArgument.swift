/// The argument of an event text: one word, a list, or names with words, as event texts write them on one line.
///
/// Reads just what events need: `{to: closed, orientation: portrait}`, `[402, 700]`, `activate`. What is no such
/// text is kept as one word.
struct EventArgument: Hashable, Sendable {
  /// A bare word or quoted text; empty when there is no argument or it is a collection.
  var word = ""
  var list: [String] = []
  var pairs: [(name: String, value: String)] = []

  init(_ text: Substring) {
    let text = EventArgument.trimmed(text.utf8)
    if text.isEmpty { return }
    if text.first == UInt8(ascii: "{"), text.last == UInt8(ascii: "}") {
      for part in EventArgument.parts(of: text.dropFirst().dropLast()) {
        guard let colon = EventArgument.colon(in: part) else { continue }
        let name = EventArgument.plain(part[..<colon])
        pairs.append((name, EventArgument.plain(part[colon...].dropFirst())))
      }
    } else if text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]") {
      list = EventArgument.parts(of: text.dropFirst().dropLast()).map(EventArgument.plain)
    } else {
      word = EventArgument.plain(text)
    }
  }

  /// The value under a name.
  subscript(name: String) -> String? { pairs.first { $0.name == name }?.value }

  static func == (a: EventArgument, b: EventArgument) -> Bool {
    a.word == b.word && a.list == b.list && a.pairs.elementsEqual(b.pairs, by: ==)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(word)
    hasher.combine(list)
    for pair in pairs {
      hasher.combine(pair.name)
      hasher.combine(pair.value)
    }
  }

  // All marks are ASCII, so that bytes can be looked at one by one.
  private typealias Bytes = Substring.UTF8View

  /// Splits at commas outside brackets and quotes.
  private static func parts(of text: Bytes) -> [Bytes] {
    var parts: [Bytes] = []
    var start = text.startIndex
    var depth = 0
    var isQuoted = false
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "{"), UInt8(ascii: "["): if !isQuoted { depth += 1 }
      case UInt8(ascii: "}"), UInt8(ascii: "]"): if !isQuoted { depth -= 1 }
      case UInt8(ascii: ",") where depth == 0 && !isQuoted:
        parts.append(text[start..<index])
        start = text.index(after: index)
      default: break
      }
    }
    if start < text.endIndex { parts.append(text[start...]) }
    return parts
  }

  private static func colon(in text: Bytes) -> Bytes.Index? {
    var isQuoted = false
    return text.indices.first { index in
      if text[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      return text[index] == UInt8(ascii: ":") && !isQuoted
    }
  }

  /// Without surrounding spaces and quotes.
  private static func plain(_ text: Bytes) -> String {
    let text = trimmed(text)
    guard text.count >= 2, let quote = text.first, text.last == quote,
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
    else { return String(Substring(text)) }
    return Substring(text.dropFirst().dropLast())
      .split(separator: "\\", omittingEmptySubsequences: false).joined()
  }

  private static func trimmed(_ text: Bytes) -> Bytes {
    var text = text
    while text.first == UInt8(ascii: " ") { text.removeFirst() }
    while text.last == UInt8(ascii: " ") { text.removeLast() }
    return text
  }

  /// A decimal number in hundredths; nil when the text is none.
  static func hundredths(_ text: String) -> Int? {
    var digits = text[...]
    let isNegative = digits.first == "-"
    if isNegative || digits.first == "+" { digits.removeFirst() }
    let halves = digits.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = halves.first, let value = Int(whole), value >= 0, value < 1_000_000_000 else {
      return nil
    }
    var fraction = 0
    if halves.count == 2 {
      let two = (halves[1] + "00").prefix(2)
      guard let value = Int(two), value >= 0 else { return nil }
      fraction = value
    }
    return (isNegative ? -1 : 1) * (value * 100 + fraction)
  }
}
