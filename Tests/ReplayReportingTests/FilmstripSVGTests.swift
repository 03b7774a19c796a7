import ReplayReporting
import Testing
import TimelineModel

@Suite("Filmstrip")
struct FilmstripSVGTests {
  @Test("draws the same bytes twice")
  func isDeterministic() {
    let text = FilmstripSVG(PictureSamples.photoEditor()).text()
    #expect(text == FilmstripSVG(PictureSamples.photoEditor()).text())
    Attachment.record(text, named: "photo-editor.svg")
  }

  @Test("no word of a timeline becomes markup")
  func escapes() {
    let text = FilmstripSVG(PictureSamples.hostileCapture()).text()
    #expect(!text.contains("<script"))
    #expect(!text.contains("<img"))
    #expect(!text.contains("\" onload"))
    Attachment.record(text, named: "hostile.svg")
  }
}
