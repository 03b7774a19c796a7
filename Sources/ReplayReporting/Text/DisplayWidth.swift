/// How many columns of a terminal a text takes.
///
/// A character is as wide as its base: two columns for East Asian wide and fullwidth characters and
/// for emoji, none for marks and isolates that stand alone, else one. Terminals disagree about rare
/// sequences; this follows the Unicode annexes 11 and 51, as most of them do.
package enum DisplayWidth {
  package static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  package static func of(_ character: Character) -> Int {
    let scalars = character.unicodeScalars
    guard let base = scalars.first else { return 0 }
    // An emoji style selector, a flag, a skin tone or a joined sequence is drawn as one emoji.
    if scalars.contains("\u{FE0F}") { return 2 }
    let width = of(base)
    if width == 0, scalars.count > 1 { return scalars.map(of).max() ?? 0 }
    return width
  }

  static func of(_ scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    if value < 0x300 { return value == 0xAD || value < 0x20 ? 0 : 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: break
    }
    // Vowels and finals of decomposed Hangul join the syllable before them.
    if (0x1160...0x11FF).contains(value) { return 0 }
    return isWide(scalar) ? 2 : 1
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.properties.isEmojiPresentation { return true }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19,
      0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18AFF, 0x1B000...0x1B2FF,
      0x1F200...0x1F2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD:
      true
    default: false
    }
  }

  /// The text cut to a number of columns, ending in `…` when something was cut.
  package static func cut(_ text: String, to columns: Int) -> String {
    guard of(text) > columns else { return text }
    guard columns > 1 else { return columns == 1 ? "…" : "" }
    var out = ""
    var width = 0
    for character in text {
      let next = of(character)
      if width + next > columns - 1 { break }
      out.append(character)
      width += next
    }
    // An isolate that was opened is closed again.
    let open = out.unicodeScalars.reduce(0) { depth, scalar in
      scalar == "\u{2068}" ? depth + 1 : scalar == "\u{2069}" ? depth - 1 : depth
    }
    return out + "…" + String(repeating: "\u{2069}", count: max(0, open))
  }

  /// The text with spaces after it up to a number of columns.
  package static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - of(text)))
  }
}
