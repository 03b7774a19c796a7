/// A JSON value whose members keep their order.
indirect enum SchemaValue: Hashable {
  case object([Member])
  case array([SchemaValue])
  case text(String)
  case integer(Int)
  /// A number as JSON writes it.
  case number(String)
  case boolean(Bool)

  struct Member: Hashable {
    var name: String
    var value: SchemaValue
  }

  static func object(_ members: KeyValuePairs<String, SchemaValue>) -> SchemaValue {
    .object(members.map { Member(name: $0.key, value: $0.value) })
  }

  static func words(_ words: [String]) -> SchemaValue { .array(words.map { .text($0) }) }

  /// The object with members added at its end.
  func adding(_ members: KeyValuePairs<String, SchemaValue>) -> SchemaValue {
    guard case .object(let own) = self else { return self }
    return .object(own + members.map { Member(name: $0.key, value: $0.value) })
  }
}

extension SchemaValue {
  /// JSON text with two spaces of indentation; short arrays stay on their line.
  func text(depth: Int = 0) -> String {
    let inner = String(repeating: "  ", count: depth + 1)
    let outer = String(repeating: "  ", count: depth)
    switch self {
    case .object(let members):
      if members.isEmpty { return "{}" }
      let lines = members.map {
        "\(inner)\(Self.quoted($0.name)): \($0.value.text(depth: depth + 1))"
      }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(outer)}"
    case .array(let elements):
      let isFlat = elements.allSatisfy { element in
        switch element {
        case .text, .integer, .number, .boolean: true
        case .object, .array: false
        }
      }
      if isFlat { return "[" + elements.map { $0.text() }.joined(separator: ", ") + "]" }
      let lines = elements.map { inner + $0.text(depth: depth + 1) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(outer)]"
    case .text(let text): return Self.quoted(text)
    case .integer(let value): return "\(value)"
    case .number(let text): return text
    case .boolean(let value): return value ? "true" : "false"
    }
  }

  private static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out + "\""
  }
}
