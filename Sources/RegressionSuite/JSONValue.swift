/// A value read from a line of JSON; members keep their order.
package enum JSONValue: Hashable, Sendable {
  case null
  case bool(Bool)
  /// As written.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  package struct Member: Hashable, Sendable {
    package var name: String
    package var value: JSONValue

    package init(name: String, value: JSONValue) {
      self.name = name
      self.value = value
    }
  }

  /// Nil when the text is not one JSON value.
  package init?(_ text: some Sequence<UInt8>) {
    var reader = JSONValueReader(text)
    guard let value = reader.document() else { return nil }
    self = value
  }

  /// The member of an object; nil for anything else.
  package subscript(name: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.name == name }?.value
  }

  package var integer: Int? {
    switch self {
    case .number(let text), .string(let text): Int(text)
    case .null, .bool, .array, .object: nil
    }
  }

  package var boolean: Bool? {
    switch self {
    case .bool(let value): value
    case .null, .number, .string, .array, .object: nil
    }
  }

  package var text: String? {
    switch self {
    case .string(let text): text
    case .null, .bool, .number, .array, .object: nil
    }
  }
}
