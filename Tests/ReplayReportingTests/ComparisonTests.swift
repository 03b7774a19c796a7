import ReplayReporting
import Testing
import TimelineDiff
import TimelineModel
import ToolbarModel

@Suite("Comparisons")
struct ComparisonTests {
  /// The photo editor with one event more, and Share at another place.
  private var changed: Timeline {
    var timeline = PictureSamples.photoEditor()
    let extra = TimelineEntry(
      index: 1,
      at: ReplayInstant(milliseconds: 200),
      after: ReplayDuration(milliseconds: 200),
      event: TimelineEvent("set: {edited: true}"),
      traits: timeline.entries[0].traits,
      bars: timeline.entries[0].bars,
      frames: timeline.entries[0].frames
    )
    timeline.entries.insert(extra, at: 1)
    for index in timeline.entries.indices {
      timeline.entries[index].index = index
      timeline.entries[index].frames["share"] = PictureSamples.frame(600, 24, 44, 44)
    }
    return timeline
  }

  @Test("goes through both in step; what is in one only lets the other wait")
  func steps() {
    let steps = ComparisonSteps(from: PictureSamples.photoEditor(), to: changed)
    #expect(steps.old == [0, 0, 1, 2, 3, 4, 5, 6, 7, 8])
    #expect(steps.new == [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(steps.isPaired == [true, false] + Array(repeating: true, count: 8))
  }

  @Test("draws the same bytes twice")
  func isDeterministic() {
    let old = PictureSamples.photoEditor()
    let changes = TimelineDiffer.changes(from: old, to: changed)
    let picture = ComparisonSVG(from: old, to: changed, changes: changes).text()
    let page = ComparisonPage(from: old, to: changed, changes: changes).text()
    #expect(picture == ComparisonSVG(from: old, to: changed, changes: changes).text())
    #expect(page == ComparisonPage(from: old, to: changed, changes: changes).text())
    Attachment.record(picture, named: "comparison.svg")
    Attachment.record(page, named: "comparison.html")
  }

  @Test("a difference that no settled moment shows is drawn where it happens")
  func passingDifference() {
    let old = PictureSamples.photoEditor()
    var new = old
    new.entries[3].frames["share"] = PictureSamples.frame(600, 24, 44, 44)
    let changes = TimelineDiffer.changes(from: old, to: new)
    let picture = ComparisonSVG(from: old, to: new, changes: changes).text()
    #expect(picture.contains(">1100 ms<"))
    #expect(!picture.contains("nothing to draw"))
  }

  @Test("the title of a screen is drawn as both sides call it")
  func screenTitles() {
    var old = PictureSamples.photoEditor()
    for index in old.entries.indices { old.entries[index].traits.screens = ["editor"] }
    var new = old
    new.entries[0].frames["share"] = PictureSamples.frame(600, 24, 44, 44)
    let changes = TimelineDiffer.changes(from: old, to: new)
    let titles = (old: ["editor": "Sunset"], new: ["editor": "Sunrise"])
    let page = ComparisonPage(from: old, to: new, changes: changes, screenTitles: titles).text()
    #expect(page.contains("Sunset"))
    #expect(page.contains("Sunrise"))
    let svg = ComparisonSVG(from: old, to: new, changes: changes, screenTitles: titles).text()
    #expect(svg.contains(">Sunrise<"))
  }

  @Test("an empty side is a picture too")
  func emptySide() {
    let old = Timeline(header: PictureSamples.photoEditor().header, entries: [])
    let changes = TimelineDiffer.changes(from: old, to: changed)
    #expect(ComparisonPage(from: old, to: changed, changes: changes).text().contains("</html>"))
    #expect(
      ComparisonSVG(from: old, to: changed, changes: changes).text().contains("nothing to draw")
    )
    let back = TimelineDiffer.changes(from: changed, to: old)
    #expect(
      ComparisonSVG(from: changed, to: old, changes: back).text().contains("nothing to draw")
    )
    #expect(ComparisonPage(from: changed, to: old, changes: back).text().contains("</html>"))
  }
}
