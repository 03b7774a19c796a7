/// What a message is about; made into words only when there is a message.
enum FormatSubject: ExpressibleByStringLiteral, CustomStringConvertible {
  /// With its article: `a step`.
  case noun(String)
  case key(String)
  /// One of an author's own keys.
  indirect case keyOf(FormatSubject)

  init(stringLiteral noun: String) { self = .noun(noun) }

  var description: String {
    switch self {
    case .noun(let noun): noun
    case .key(let key): "\"\(key)\""
    case .keyOf(let owner): "a key of \(owner)"
    }
  }
}
