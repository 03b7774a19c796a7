/// Fills lines with pieces of text, by display width.
package enum TextLines {
  /// Pieces joined by a separator; a piece that does not fit begins a new line.
  package static func filled(
    _ pieces: [String],
    separator: String,
    columns: Int
  ) -> [String] {
    var lines: [String] = []
    var line = ""
    var width = 0
    let visible = trimmed(separator)
    for (index, piece) in pieces.enumerated() {
      // A separator that ends the line is shown there, but after the last piece there is none.
      let after = index == pieces.count - 1 ? 0 : DisplayWidth.of(visible)
      if width > 0, width + DisplayWidth.of(separator + piece) + after > columns {
        lines.append(line + visible)
        line = ""
      }
      line += (line.isEmpty ? "" : separator) + piece
      width = DisplayWidth.of(line)
      if width + after > columns, separator != " ", piece.contains(" ") {
        let broken = filled(
          line.split(separator: " ").map(String.init),
          separator: " ",
          columns: columns - after
        )
        lines += broken.dropLast()
        line = broken.last ?? ""
        width = DisplayWidth.of(line)
      }
    }
    return lines + (line.isEmpty ? [] : [line])
  }

  /// A text broken at spaces.
  package static func wrapped(_ text: String, columns: Int) -> [String] {
    filled(
      text.split(separator: " ").map(String.init),
      separator: " ",
      columns: max(columns, 20)
    )
  }

  /// What of a separator ends a line: its visible part.
  private static func trimmed(_ separator: String) -> String {
    var text = separator
    while text.last == " " { text.removeLast() }
    return text
  }
}
