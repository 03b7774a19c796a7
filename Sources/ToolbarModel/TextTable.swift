/// Lengths of texts in bars: one advance a character, in hundredths of a point at the body size of 17 points.
///
/// The table stands for a proportional sans serif face. Its figures are rounded and not taken from any
/// font file, so every length that comes from it counts as assumed; `width:` in a scenario replaces it.
/// Characters outside the table have the advance of their kind: full-width scripts and emoji are
/// square, combining marks take nothing, everything else is as wide as an average letter.
package struct TextTable: Hashable, Sendable {
  /// Advances of U+0020 … U+007E.
  package var ascii: [Int]
  /// Any other letter.
  package var letter: Int
  /// Full-width scripts and emoji.
  package var square: Int

  package init(ascii: [Int], letter: Int, square: Int) {
    precondition(ascii.count == 95, "95 advances are needed, \(ascii.count) are given")
    self.ascii = ascii
    self.letter = letter
    self.square = square
  }

  /// The length of one line of text; `scale` is a percentage.
  ///
  /// - Complexity: O(*n*) in the scalars of `text`.
  package func length(of text: String, scale: Int = 100) -> Length {
    var sum = 0
    for scalar in text.unicodeScalars { sum += advance(of: scalar) }
    return Length(hundredths: sum * scale / 100)
  }

  func advance(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0x20...0x7E: ascii[Int(scalar.value) - 0x20]
    case 0..<0x20, 0x7F..<0xA0, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F: 0
    case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F: 0
    case 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      square
    default: letter
    }
  }

  /// The table of every built-in profile.
  package static let system = TextTable(
    ascii: [
      // space ! " # $ % & ' ( ) * + , - . /
      450, 480, 690, 1060, 1060, 1440, 1130, 400, 560, 560, 750, 1060, 450, 780, 450, 520,
      // 0 … 9
      1060, 820, 1010, 1050, 1080, 1030, 1070, 940, 1060, 1070,
      // : ; < = > ? @
      450, 450, 1060, 1060, 1060, 870, 1560,
      // A … Z
      1130, 1120, 1210, 1220, 1010, 980, 1260, 1250, 440, 910, 1120, 970, 1480, 1250, 1300, 1070,
      1300, 1100, 1070, 1070, 1230, 1130, 1640, 1130, 1090, 1110,
      // [ \ ] ^ _ `
      560, 520, 560, 750, 850, 600,
      // a … z
      930, 1020, 930, 1020, 950, 590, 1010, 990, 400, 400, 930, 400, 1480, 990, 990, 1010, 1010,
      640, 870, 600, 990, 920, 1310, 900, 920, 900,
      // { | } ~
      560, 440, 560, 1060,
    ],
    letter: 1_000,
    square: 1_700
  )
}
