/// A value as a flat run of tokens, parents before children; memory is reused from value to value.
///
/// Reading a long timeline needs no allocation per value, and copying an aliased value is copying a range.
package struct YAMLTape: Sendable {
  package enum Kind: UInt8, Sendable {
    case scalar
    case sequence
    /// Keys and values in turn.
    case mapping
  }

  package struct Token: Sendable {
    package var kind: Kind
    /// True for plain scalars; only these may mean null, a boolean or a number.
    package var isPlain: Bool
    /// Of the text; equal texts have equal hashes.
    package var hash: UInt32
    /// This token and everything inside it.
    package var count: UInt32
    package var textStart: UInt32
    package var textCount: UInt32
    package var place: YAMLPlace
  }

  package internal(set) var tokens: [Token] = []
  package internal(set) var text: [UInt8] = []

  package init() {}

  mutating func removeAll() {
    tokens.removeAll(keepingCapacity: true)
    text.removeAll(keepingCapacity: true)
  }

  mutating func appendContainer(_ kind: Kind, _ place: YAMLPlace) {
    tokens.append(
      Token(
        kind: kind,
        isPlain: false,
        hash: 0,
        count: 1,
        textStart: 0,
        textCount: 0,
        place: place
      )
    )
  }

  mutating func appendScalar(_ bytes: Span<UInt8>, isPlain: Bool, _ place: YAMLPlace) {
    let start = text.count
    var hash = TapeHash()
    text.append(addingCapacity: bytes.count) { output in
      for index in bytes.indices {
        hash.combine(bytes[index])
        output.append(bytes[index])
      }
    }
    tokens.append(
      Token(
        kind: .scalar,
        isPlain: isPlain,
        hash: hash.value,
        count: 1,
        textStart: UInt32(start),
        textCount: UInt32(bytes.count),
        place: place
      )
    )
  }

  /// Copies the value at `index` of another tape to the end of this one.
  mutating func append(_ other: borrowing YAMLTape, at index: Int) {
    for position in index..<(index + Int(other.tokens[index].count)) {
      var token = other.tokens[position]
      let start = Int(token.textStart)
      let bytes = other.text[start..<(start + Int(token.textCount))]
      token.textStart = UInt32(text.count)
      text.append(contentsOf: bytes)
      tokens.append(token)
    }
  }
}
