import SourceText
import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
  @Test("keep the beginning and the end of a message that quotes megabytes")
  func bounded() {
    let long = String(repeating: "a", count: 1 << 20)
    let diagnostic = Diagnostic(
      path: "x.yaml",
      "unknown event \"\(long)\"; write one of fold, unfold"
    )
    #expect(diagnostic.message.hasPrefix("unknown event \"aaa"))
    #expect(diagnostic.message.hasSuffix("aaa\"; write one of fold, unfold"))
    #expect(diagnostic.message.count == 400 + 3 + 160)
    #expect(Diagnostic(path: "x.yaml", "short").message == "short")
  }
}
