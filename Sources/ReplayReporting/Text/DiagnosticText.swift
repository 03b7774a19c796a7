package import SourceText

/// Words a diagnostic for people: place, message, the source line with a caret, what was meant.
///
/// ```text
/// Scenarios/editor.yaml:12:7: error: unknown key 'visibilityPriorty' of an item
///    12 |       visibilityPriorty: high
///       |       ^~~~~~~~~~~~~~~~~
///       = did you mean 'visibilityPriority'?
/// ```
package struct DiagnosticText: Sendable {
  private static let tabWidth = 4

  package var style: TextStyle

  package init(style: TextStyle = .plain) {
    self.style = style
  }

  /// Several diagnostics in the order given, each a block of lines.
  package func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.map(text(of:)).joined()
  }

  package func text(of diagnostic: Diagnostic) -> String {
    var place = TextSafety.escaped(diagnostic.path)
    if let start = diagnostic.span?.start { place += ":\(start)" }
    let message = TextSafety.escaped(diagnostic.message)
    var lines = ["\(style.bold(place)): \(label(diagnostic.severity)): \(message)"]
    if let span = diagnostic.span, let source = diagnostic.file?.line(span.start.line) {
      lines += excerpt(of: source, span)
    }
    if let suggestion = diagnostic.suggestion {
      let gutter = String(repeating: " ", count: gutterWidth(diagnostic.span?.start.line ?? 1))
      lines.append("\(gutter) \(style.blue("=")) did you mean '\(TextSafety.escaped(suggestion))'?")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func label(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: style.red("error")
    case .warning: style.yellow("warning")
    case .note: style.blue("note")
    }
  }

  private func gutterWidth(_ line: Int) -> Int { max(4, String(line).count + 1) }

  /// The source line and the carets under the span; a long line is cut around the span.
  private func excerpt(of source: String, _ span: SourceSpan) -> [String] {
    let scalars = Array(source.unicodeScalars)
    let first = min(span.start.column - 1, scalars.count)
    let end = span.end.line == span.start.line ? span.end.column - 1 : scalars.count
    let last = min(max(end, first + 1), max(scalars.count, first + 1))
    let number = String(span.start.line)
    let width = gutterWidth(span.start.line)
    let room = max(20, style.columns - width - 4)

    var from = 0
    if columns(of: scalars[..<min(last, scalars.count)]) > room { from = max(0, first - room / 3) }
    let prefix = from > 0 ? "…" : ""
    var shown = prefix
    var shownWidth = DisplayWidth.of(prefix)
    var caretStart: Int?
    var caretEnd = 0
    var index = from
    while index < scalars.count, shownWidth < room {
      if index == first { caretStart = shownWidth }
      let piece = Self.shown(scalars[index])
      shown += piece
      shownWidth += DisplayWidth.of(piece)
      if index < last { caretEnd = shownWidth }
      index += 1
    }
    if index < scalars.count { shown += "…" }
    let start = caretStart ?? shownWidth
    let length = max(1, caretEnd - start)
    let carets = "^" + String(repeating: "~", count: length - 1)
    let bar = style.blue("|")
    let gutter = String(repeating: " ", count: width)
    let padded = String(repeating: " ", count: width - number.count) + number
    return [
      "\(style.blue(padded)) \(bar) \(shown)",
      "\(gutter) \(bar) \(String(repeating: " ", count: start))\(style.red(carets))",
    ]
  }

  private func columns(of scalars: ArraySlice<Unicode.Scalar>) -> Int {
    scalars.reduce(0) { $0 + DisplayWidth.of(Self.shown($1)) }
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    scalar == "\t"
      ? String(repeating: " ", count: tabWidth) : TextSafety.escaped(String(Character(scalar)))
  }
}
