/// What an explicit tag asks of a value; core tags are honoured, others rejected.
struct YAMLTag {
  enum Effect: Equatable {
    /// The scalar is read under the core schema, even in quotes.
    case plain
    /// The scalar is text, whatever it looks like.
    case text
    case unchanged
    case wrong(String)
  }

  /// With the prefix resolved.
  let name: String

  init(_ name: String) { self.name = name }

  func applied(to tape: borrowing YAMLTape, at token: Int) -> Effect {
    let kind = tape.tokens[token].kind
    if name == "!" { return kind == .scalar ? .text : .unchanged }
    let prefix = "tag:yaml.org,2002:"
    guard name.hasPrefix(prefix) else {
      return .wrong("the tag “\(name)” is not known here; leave it out")
    }
    let short = "!!" + name.dropFirst(prefix.count)
    switch (short, kind) {
    case ("!!seq", .sequence), ("!!map", .mapping): return .unchanged
    case ("!!str", .scalar): return .text
    case ("!!null", .scalar), ("!!bool", .scalar), ("!!int", .scalar), ("!!float", .scalar):
      let text = tape.string(at: token)
      if YAMLTag.fits(short, YAMLCoreValue(plain: text)) { return .plain }
      return .wrong("“\(text)” is not what its tag \(short) says")
    case ("!!seq", _), ("!!map", _), ("!!str", _), ("!!null", _), ("!!bool", _), ("!!int", _),
      ("!!float", _):
      return .wrong("the tag \(short) does not fit this value")
    default:
      return .wrong("the tag \(short) is not one of the core schema; leave it out")
    }
  }

  private static func fits(_ tag: String, _ value: YAMLCoreValue) -> Bool {
    switch value {
    case .null: tag == "!!null"
    case .boolean: tag == "!!bool"
    case .integer: tag == "!!int" || tag == "!!float"
    case .float: tag == "!!float"
    case .text: false
    }
  }
}
