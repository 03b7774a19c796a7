package import TimelineModel
import ToolbarModel

/// A timeline as one still picture: settled entries one after the other, with arrows for what moved and dots for
/// findings. Light and dark, made for 800 pixels of width.
package struct FilmstripSVG {
  private let timeline: Timeline
  private let labels: ItemLabels

  /// - Parameter screenTitles: titles by the names of screens, which a timeline does not carry.
  package init(_ timeline: Timeline, screenTitles: [String: String] = [:]) {
    self.timeline = timeline
    labels = ItemLabels(timeline.header, screenTitles: screenTitles)
  }

  /// The whole SVG document.
  package func text() -> String {
    let strip = FilmstripStrip(moments, findings: timeline.findings ?? [])
    let header = timeline.header
    let findings = timeline.findings.map { Self.counted($0.count) }
    let matrix = header.matrix.map { "\($0.path) \($0.value)" }
    let facts =
      [header.device, "iOS \(header.os)"] + matrix + ["\(timeline.entries.count) entries"]
      + [findings].compactMap(\.self)
    return PictureDocument(
      title: header.title ?? header.scenario,
      facts: facts.joined(separator: " · "),
      legend: "→ came from   ┄ closed menu   ● finding",
      summary: "Toolbar of \(header.scenario): \(strip.count) moments, \(findings ?? "not judged")",
      glyphs: GlyphSheet.used(by: timeline, labels: labels)
    ).text(strip)
  }

  private static func counted(_ findings: Int) -> String {
    switch findings {
    case 0: "no findings"
    case 1: "1 finding"
    default: "\(findings) findings"
    }
  }

  /// Settled entries, and those in between that a finding rests on; what looks like the moment before is left out.
  private var moments: [FilmstripStrip.Moment] {
    let shown = Set(shownEntries)
    var result: [FilmstripStrip.Moment] = []
    var inputs = CarriedInputs()
    var events: [String] = []
    for (index, entry) in timeline.entries.enumerated() {
      inputs.consume(entry)
      if let event = entry.event, !event.isSettledMarker { events.append(event.text) }
      guard shown.contains(index) else { continue }
      let scene = DeviceScene(of: entry, inputs: inputs, labels: labels)
      if let last = result.last, last.scene == scene { continue }
      result.append(
        FilmstripStrip.Moment(
          entry: entry,
          scene: scene,
          labels: labels,
          before: result.isEmpty ? .none : .previous,
          events: events
        )
      )
      events = []
    }
    return result
  }

  /// Every entry when none is settled.
  private var shownEntries: [Int] {
    let found = Set((timeline.findings ?? []).flatMap { $0.entries.prefix(4) })
    let entries = timeline.entries
    guard entries.contains(where: \.isSettled) else { return Array(entries.indices) }
    return entries.indices.filter { entries[$0].isSettled || found.contains($0) }
  }
}
