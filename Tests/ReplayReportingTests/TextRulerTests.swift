import ReplayReporting
import Testing

@Suite("Measuring text")
struct TextRulerTests {
  @Test(
    "cuts what is too wide and says so",
    arguments: [
      ("Share", 100.0, "Share"), ("Share", 30.0, "Sh…"), ("Share", 3.0, ""), ("", 0.0, ""),
      ("日本語のとても長い題名", 40.0, "日本…"), ("👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 60.0, "…"),
    ]
  )
  func fits(text: String, room: Double, fitted: String) {
    let result = TextRuler.fitted(text, into: room, size: 10)
    #expect(result == fitted)
    #expect(result.isEmpty || TextRuler.width(result, size: 10) <= room)
  }

  @Test("breaks between words and cuts the last line")
  func wraps() {
    let lines = TextRuler.wrapped("one two three four five six", into: 60, size: 10, limit: 2)
    #expect(lines == ["one two", "three fo…"])
  }

  @Test(
    "knows symbols by their base",
    arguments: [
      ("trash", "trash", false, false), ("info.circle.fill", "info", true, false),
      ("bell.slash", "bell", false, true),
      ("square.and.arrow.up.on.square", "square.and.arrow.up", false, false),
    ]
  )
  func glyphs(name: String, base: String, isCircled: Bool, isSlashed: Bool) {
    let glyph = SymbolGlyph.named(name)
    #expect(glyph?.base == base)
    #expect(glyph?.isCircled == isCircled)
    #expect(glyph?.isSlashed == isSlashed)
  }

  @Test("has no drawing for a name it does not know")
  func unknown() {
    #expect(SymbolGlyph.named("waveform.path") == nil)
  }
}
