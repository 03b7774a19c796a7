/// Writes scalars so that they read back as the same text inside a YAML flow collection.
///
/// This is the one quoting rule of the project: the canonical writer and event texts share it.
package enum FlowText {
  /// Plain when that is safe, else double quoted with escapes.
  package static func scalar(_ text: String) -> String {
    isPlainSafe(text) ? text : quoted(text)
  }

  package static func flag(_ value: FlagValue) -> String {
    switch value {
    case .boolean, .number: value.description
    case .text(let text): scalar(text)
    }
  }

  /// Double quoted; control characters, quotes and backslashes are escaped, so the result is one line.
  package static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      default:
        if mustEscape(scalar) {
          let hex = String(scalar.value, radix: 16, uppercase: true)
          let width = scalar.value > 0xFFFF ? 8 : 4
          out +=
            (width == 8 ? "\\U" : "\\u") + String(repeating: "0", count: width - hex.count) + hex
        } else {
          out.unicodeScalars.append(scalar)
        }
      }
    }
    return out + "\""
  }

  /// Control characters, line separators, bidirectional controls and the byte order mark never stand raw.
  static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    case 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// Most texts, told by their bytes: letters, digits, `_` and `-`, a letter first, and longer than a word with another
  /// meaning.
  private static func isPlainWord(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count > 5, let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy { byte in
      isLetter(byte) || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
        || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  /// Whether a plain scalar reads back as this very text, also inside `[]` and `{}`.
  static func isPlainSafe(_ text: String) -> Bool {
    if isPlainWord(text) { return true }
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, let last = scalars.last else { return false }
    guard first.properties.isAlphabetic || first == "_" || first == "." && scalars.count > 1
    else { return false }
    guard last != " ", last != ":" else { return false }
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case ",", "[", "]", "{", "}", "\"", "'", "`", "&", "*", "!", "|", ">", "%", "@", "\\":
        return false
      case "#": if scalars[index - 1] == " " { return false }
      case ":":
        // Before a blank it ends a key; before a question mark libyaml takes it for one inside `{}`.
        if index + 1 < scalars.count, [" ", "?"].contains(scalars[index + 1]) { return false }
      default: if mustEscape(scalar) { return false }
      }
    }
    return !["null", "true", "false", "~"].contains(text.lowercased()) && !text.hasPrefix(".")
  }
}
