import ReplayReporting
import Testing

@Suite("Text safety and width")
struct TextSafetyTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var input: String
    var output: String
    var testDescription: String { output }
  }

  @Test(
    "escapes what a terminal obeys and leaves letters alone",
    arguments: [
      Row(input: "plain", output: "plain"),
      Row(input: "Rückgängig 元に戻す 👩‍👩‍👧", output: "Rückgängig 元に戻す 👩‍👩‍👧"),
      Row(input: "\u{1B}]0;evil\u{07}", output: "\\u{1B}]0;evil\\u{7}"),
      Row(input: "a\nb\tc\rd", output: "a\\nb\\tc\\rd"),
      Row(input: "\u{9B}31m", output: "\\u{9B}31m"),
      Row(input: "\u{202E}cod.exe", output: "\\u{202E}cod.exe"),
      Row(input: "\u{2066}x\u{2069}", output: "\\u{2066}x\\u{2069}"),
      Row(input: "\u{FEFF}x\u{E0041}", output: "\\u{FEFF}x\\u{E0041}"),
    ]
  )
  func escapes(row: Row) {
    #expect(TextSafety.escaped(row.input) == row.output)
  }

  @Test("isolates right-to-left text")
  func isolates() {
    #expect(TextSafety.isolated("شارك") == "\u{2068}شارك\u{2069}")
    #expect(TextSafety.isolated("Share") == "Share")
  }

  @Test(
    "counts columns as a terminal does",
    arguments: [
      ("Share", 5), ("共有", 4), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("e\u{301}", 1), ("❤️", 2),
      ("\u{2068}شارك\u{2069}", 4), ("ﾊﾝ", 2), ("한", 2), ("⌕ ⋯", 3),
    ]
  )
  func columns(text: String, width: Int) {
    #expect(DisplayWidth.of(text) == width)
  }

  @Test("cuts between characters and closes isolates")
  func cuts() {
    #expect(DisplayWidth.cut("共有する", to: 5) == "共有…")
    #expect(DisplayWidth.cut("Share", to: 5) == "Share")
    #expect(DisplayWidth.cut("\u{2068}شارك الآن\u{2069}", to: 4) == "\u{2068}شار…\u{2069}")
  }
}
