import ReplayReporting
import Testing
import TimelineModel
import ToolbarModel

@Suite("Filmstrip")
struct FilmstripSVGTests {
  @Test("draws the same bytes twice")
  func isDeterministic() {
    let text = FilmstripSVG(PictureSamples.photoEditor()).text()
    #expect(text == FilmstripSVG(PictureSamples.photoEditor()).text())
    Attachment.record(text, named: "photo-editor.svg")
  }

  @Test(
    "no arrow runs over a control",
    arguments: [PictureSamples.Name.photoEditor, .narrowedWindow]
  )
  func arrowsKeepClear(sample: PictureSamples.Name) throws {
    let svg = FilmstripSVG(sample.timeline).text()
    Attachment.record(svg, named: "arrows.svg")
    let picture = try DrawnPicture(svg)
    #expect(!picture.controls.isEmpty)
    #expect(!picture.arrows.isEmpty)
    for arrow in picture.arrows {
      for control in picture.controls {
        #expect(!arrow.contains { control.holds($0) }, "an arrow crosses \(control)")
      }
    }
  }

  @Test("neighbours that go the same way share an arrow, and the menu marks who came")
  func runsShareAnArrow() throws {
    let picture = try DrawnPicture(FilmstripSVG(PictureSamples.narrowedWindow()).text())
    // Filters and Export went to the menu: ghost, bracket and arrow at the button, a mark in two rows. Crop and Share
    // moved each by itself, in three strokes; the title kept its part of the window.
    #expect(picture.arrows.count == 3 + 2 + 3 + 3)
  }

  @Test("frames of less than nothing are drawn as nothing")
  func negativeFrames() {
    var timeline = PictureSamples.narrowedWindow()
    for index in timeline.entries.indices {
      timeline.entries[index].traits.window = Size(width: 1, height: 1)
      timeline.entries[index].frames["title"] = PictureSamples.frame(10, 0, -20, -44)
      timeline.entries[index].frames["share"] = PictureSamples.frame(-5, 0, -20, 44)
    }
    #expect(FilmstripSVG(timeline).text().hasSuffix("</svg>\n"))
    #expect(AnimatedSVG(timeline).text().hasSuffix("</svg>\n"))
    #expect(TimelinePage(timeline).text().contains("</html>"))
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
