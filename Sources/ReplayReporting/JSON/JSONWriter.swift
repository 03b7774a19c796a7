package import ToolbarModel

/// Writes JSON bytes in the order it is told: fast, and the same every time.
///
/// Lengths have at most two decimals, scores four; an integer above 2^53 becomes a string, since many
/// readers would round it. Everything stands on one line.
package struct JSONWriter: Sendable {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Hands over what has been written, so that a long document need not be held.
  mutating func take() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return text
  }

  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    begin("{")
    body(&self)
    end("}")
  }

  package mutating func array(_ body: (inout JSONWriter) -> Void) {
    begin("[")
    body(&self)
    end("]")
  }

  /// Opens an object or array that `end` closes.
  mutating func begin(_ bracket: Unicode.Scalar) {
    separate()
    bytes.append(UInt8(ascii: bracket))
    needsComma = false
  }

  mutating func end(_ bracket: Unicode.Scalar) {
    bytes.append(UInt8(ascii: bracket))
    needsComma = true
  }

  /// A member's name; its value must follow.
  package mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  package mutating func null() { raw("null") }
  package mutating func bool(_ value: Bool) { raw(value ? "true" : "false") }
  package mutating func length(_ value: Length) { raw(value.description) }
  package mutating func score(_ value: Score) { raw(value.description) }

  package mutating func integer(_ value: Int) {
    if value.magnitude > 1 << 53 { string(String(value)) } else { raw(String(value)) }
  }

  package mutating func string(_ value: String) {
    separate()
    quote(value)
    needsComma = true
  }

  /// A number's text, already in JSON's form.
  package mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  package mutating func newline() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  private static let digits = Array("0123456789abcdef".utf8)

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0x0A: bytes.append(contentsOf: "\\n".utf8)
      case 0x0D: bytes.append(contentsOf: "\\r".utf8)
      case 0x09: bytes.append(contentsOf: "\\t".utf8)
      case 0..<0x20, 0x7F:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(JSONWriter.digits[Int(byte >> 4)])
        bytes.append(JSONWriter.digits[Int(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

/// Members by name and kind of value, so that a document reads as a list of its keys.
extension JSONWriter {
  package mutating func member(_ name: String, _ value: String) {
    key(name)
    string(value)
  }

  package mutating func member(_ name: String, _ value: Int) {
    key(name)
    integer(value)
  }

  package mutating func member(_ name: String, _ value: Bool) {
    key(name)
    bool(value)
  }

  package mutating func member(_ name: String, _ value: Score) {
    key(name)
    score(value)
  }

  package mutating func member(_ name: String, _ value: Length) {
    key(name)
    length(value)
  }

  package mutating func member(_ name: String, _ values: [String]) {
    key(name)
    array { out in for value in values { out.string(value) } }
  }

  package mutating func member(_ name: String, _ ids: [ItemID]) {
    member(name, ids.map(\.name))
  }

  package mutating func member(_ name: String, _ frame: Frame) {
    key(name)
    self.frame(frame)
  }

  package mutating func frame(_ frame: Frame) {
    array { out in
      out.length(frame.x)
      out.length(frame.y)
      out.length(frame.width)
      out.length(frame.height)
    }
  }

  package mutating func member(_ name: String, _ size: Size) {
    key(name)
    array { out in
      out.length(size.width)
      out.length(size.height)
    }
  }
}
