/// Makes text from a scenario safe to print on a terminal, in a log or in a CI command.
///
/// Escapes what a reader cannot see and a terminal may obey: control characters, bidirectional
/// controls, line separators, invisible tag characters. Letters, marks and emoji stay as they are.
package enum TextSafety {
  /// The text on one line, without anything that a terminal obeys.
  package static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: mustEscape) else { return text }
    var out = ""
    for scalar in text.unicodeScalars {
      if !mustEscape(scalar) {
        out.unicodeScalars.append(scalar)
      } else if scalar == "\n" {
        out += "\\n"
      } else if scalar == "\t" {
        out += "\\t"
      } else if scalar == "\r" {
        out += "\\r"
      } else {
        out += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return out
  }

  /// The text escaped and, when it has right-to-left letters, kept from turning its surroundings.
  package static func isolated(_ text: String) -> String {
    let safe = escaped(text)
    return safe.unicodeScalars.contains(where: isRightToLeft) ? "\u{2068}\(safe)\u{2069}" : safe
  }

  static func mustEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F: false
    case 0..<0x20, 0x7F..<0xA0: true
    // Soft hyphen, Arabic letter mark, directional marks, separators, embeddings, isolates.
    case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F: true
    case 0xFEFF, 0xFFF9...0xFFFB, 0xE0001, 0xE0020...0xE007F: true
    default: false
    }
  }

  static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}
