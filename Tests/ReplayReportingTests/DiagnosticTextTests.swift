import ReplayReporting
import SourceText
import Testing

@Suite("Diagnostic text")
struct DiagnosticTextTests {
  private func text(
    _ source: String,
    _ start: SourcePosition,
    _ end: SourcePosition,
    suggestion: String? = nil,
    columns: Int = 100
  ) -> [String] {
    let diagnostic = Diagnostic(
      in: SourceFile(path: "a.yaml", text: source),
      at: SourceSpan(start: start, end: end),
      "unknown key 'visiblityPriority'",
      suggestion: suggestion
    )
    return DiagnosticText(style: TextStyle(columns: columns)).text(of: diagnostic)
      .split(separator: "\n").map(String.init)
  }

  @Test("shows the place, the source line, a caret and what was meant")
  func whole() {
    #expect(
      text(
        "screen:\n  visiblityPriority: high\n",
        SourcePosition(line: 2, column: 3),
        SourcePosition(line: 2, column: 20),
        suggestion: "visibilityPriority"
      ) == [
        "a.yaml:2:3: error: unknown key 'visiblityPriority'",
        "   2 |   visiblityPriority: high",
        "     |   ^~~~~~~~~~~~~~~~~",
        "     = did you mean 'visibilityPriority'?",
      ]
    )
  }

  @Test("puts the caret under wide characters, tabs and escaped ones")
  func wide() {
    #expect(
      text(
        "\t共\u{1B}x: y",
        SourcePosition(line: 1, column: 4),
        SourcePosition(line: 1, column: 5)
      ) == [
        "a.yaml:1:4: error: unknown key 'visiblityPriority'",
        "   1 |     共\\u{1B}x: y",
        "     |             ^",
      ]
    )
  }

  @Test("cuts a long line around the place")
  func long() {
    let lines = text(
      String(repeating: "a ", count: 500) + "bad: x" + String(repeating: " b", count: 500),
      SourcePosition(line: 1, column: 1001),
      SourcePosition(line: 1, column: 1004),
      columns: 60
    )
    #expect(lines.count == 3)
    for line in lines.dropFirst() { #expect(DisplayWidth.of(line) <= 60) }
    #expect(lines[1].contains("bad: x"))
  }

  @Test("has no source line for a file that could not be read")
  func unreadable() {
    #expect(
      DiagnosticText().text(of: Diagnostic(path: "\u{1B}.yaml", "no such file"))
        == "\\u{1B}.yaml: error: no such file\n"
    )
  }
}
