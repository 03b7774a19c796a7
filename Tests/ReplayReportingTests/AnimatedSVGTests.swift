import ReplayReporting
import Testing
import TimelineModel

@Suite("Animated picture")
struct AnimatedSVGTests {
  @Test("draws the same bytes twice, without script, and stands still where less motion is wanted")
  func isSelfContained() {
    let text = AnimatedSVG(PictureSamples.photoEditor()).text()
    #expect(text == AnimatedSVG(PictureSamples.photoEditor()).text())
    #expect(!text.contains("<script"))
    #expect(!text.contains("http://www.w3.org/1999/xlink"))
    #expect(text.contains("@media (prefers-reduced-motion:reduce){.m{animation:none!important}}"))
    Attachment.record(text, named: "photo-editor-animated.svg")
  }

  @Test("no word of a timeline becomes markup")
  func escapes() {
    let text = AnimatedSVG(PictureSamples.hostileCapture()).text()
    #expect(!text.contains("<script"))
    #expect(!text.contains("<img"))
  }

  @Test("a timeline of one entry is a still picture")
  func oneEntry() {
    var timeline = PictureSamples.photoEditor()
    timeline.entries = [timeline.entries[0]]
    #expect(AnimatedSVG(timeline).text().contains("</svg>"))
    timeline.entries = []
    #expect(AnimatedSVG(timeline).text().contains("</svg>"))
    #expect(FilmstripSVG(timeline).text().contains("nothing to draw"))
    #expect(TimelinePage(timeline).text().contains("</html>"))
  }
}
