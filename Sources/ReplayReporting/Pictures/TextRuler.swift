/// Measures text without a font: never narrower than common interface fonts draw it, so that text
/// fitted by it does not overlap its neighbours.
package enum TextRuler {
  /// Advance widths of U+0020…U+007E in hundredths of the font size, bold, as in DejaVu Sans, the
  /// widest face among the usual fallbacks of a browser's `sans-serif`.
  private static let ascii: [Int] = [
    35, 46, 52, 84, 70, 100, 87, 31, 46, 46, 52, 84, 38, 42, 38, 37, 70, 70, 70, 70, 70, 70, 70, 70,
    70, 70, 40, 40, 84, 84, 84, 58, 100, 77, 76, 73, 83, 68, 68, 82, 84, 37, 37, 77, 64, 100, 84,
    85,
    73, 85, 77, 72, 68, 81, 77, 110, 77, 72, 73, 46, 37, 46, 84, 50, 50, 67, 72, 59, 72, 68, 44, 72,
    71, 34, 34, 67, 34, 104, 71, 69, 72, 72, 49, 60, 48, 71, 65, 92, 65, 65, 58, 71, 37, 71, 84,
  ]

  /// The width of a line of text at a font size.
  package static func width(_ text: String, size: Double) -> Double {
    Double(text.unicodeScalars.reduce(0) { $0 + hundredths($1) }) * size / 100
  }

  /// The text, cut with `…` when it is wider than `room`; empty when not even that fits.
  package static func fitted(_ text: String, into room: Double, size: Double) -> String {
    let line = MarkupText.visible(text)
    if width(line, size: size) <= room { return line }
    let available = room - width("…", size: size)
    guard available >= 0 else { return "" }
    var used = 0.0
    var kept = ""
    for character in line {
      used += width(String(character), size: size)
      if used > available { break }
      kept.append(character)
    }
    while kept.last == " " { kept.removeLast() }
    return kept + "…"
  }

  private static func hundredths(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: return ascii[Int(scalar.value) - 0x20]
    case 0x200B...0x200F, 0xFE00...0xFE0F: return 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0x20000...0x3FFFD:
      return 110
    case 0x1F000...0x1FAFF, 0x2600...0x27BF: return 145
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 112
    }
  }
}

extension TextRuler {
  /// The text for a narrow control: cut with `…` while two letters or more remain, else its first letters.
  package static func abbreviated(_ text: String, into room: Double, size: Double) -> String {
    let cut = fitted(text, into: room, size: size)
    if cut == MarkupText.visible(text) || cut.count > 2 { return cut }
    var kept = ""
    for character in MarkupText.visible(text) {
      guard width(kept + String(character), size: size) <= room else { break }
      kept.append(character)
    }
    return kept
  }

  /// The text broken between words into at most `limit` lines; the last one is cut with `…` when more follows.
  package static func wrapped(_ text: String, into room: Double, size: Double, limit: Int)
    -> [String]
  {
    var words = MarkupText.visible(text).split(separator: " ").map(String.init)[...]
    var lines: [String] = []
    while let first = words.first {
      if lines.count == limit - 1 {
        lines.append(fitted(words.joined(separator: " "), into: room, size: size))
        break
      }
      words.removeFirst()
      var line = first
      while let next = words.first, width(line + " " + next, size: size) <= room {
        line += " " + next
        words.removeFirst()
      }
      lines.append(fitted(line, into: room, size: size))
    }
    return lines
  }
}
