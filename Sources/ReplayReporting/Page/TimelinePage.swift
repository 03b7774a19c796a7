package import TimelineModel
import ToolbarModel

/// A timeline as one HTML file to scrub through: no network, no other file, nothing to install.
///
/// Words of the timeline reach the page as JSON and as escaped text only; the content security policy allows just the
/// one script and the one style by their hashes.
package struct TimelinePage {
  private let timeline: Timeline
  private let screenTitles: [String: String]

  /// - Parameter screenTitles: titles by the names of screens, which a timeline does not carry.
  package init(_ timeline: Timeline, screenTitles: [String: String] = [:]) {
    self.timeline = timeline
    self.screenTitles = screenTitles
  }

  package func text() -> String {
    let side = PageSide(timeline, number: 0, name: "", screenTitles: screenTitles)
    var data = "{\"bars\":\(PageData.barNames),\"sides\":["
    side.write(into: &data)
    data += "],\"findings\":["
    data += (timeline.findings ?? []).map { PageData.finding($0, side: 0, isNew: true) }.joined(
      separator: ","
    )
    data += "],\"noFindings\":"
    data += timeline.findings == nil ? "\"This timeline was not judged.\"" : "\"No findings.\""
    data += "}"
    let header = timeline.header
    return PageDocument(
      title: header.title ?? header.scenario,
      subtitle: PageData.facts(timeline),
      stages: [""],
      glyphs: side.glyphs,
      hasChanges: false,
      data: data
    ).text()
  }
}
