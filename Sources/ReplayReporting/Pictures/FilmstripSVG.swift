package import TimelineModel
import ToolbarModel

/// A timeline as one still picture: settled entries one after the other, with arrows for what moved and dots for
/// findings. Light and dark, made for 800 pixels of width.
package struct FilmstripSVG {
  private let timeline: Timeline
  private let labels: ItemLabels
  private let panels: [FilmstripPanel]
  /// How many pictures were left out because there were too many.
  private let leftOut: Int

  private static let width = 800.0
  private static let margin = 20.0
  private static let gap = 28.0
  private static let header = 70.0
  private static let leastTextWidth = 210.0
  /// More pictures than this are not a picture any more; the page is for them.
  private static let limit = 100

  /// - Parameter screenTitles: titles by the names of screens, which a timeline does not carry.
  package init(_ timeline: Timeline, screenTitles: [String: String] = [:]) {
    self.timeline = timeline
    let labels = ItemLabels(timeline.header, screenTitles: screenTitles)
    self.labels = labels
    let shown = Self.shownEntries(of: timeline)
    let scenes = Self.scenes(of: timeline, at: shown, labels: labels)
    let widest = scenes.prefix(Self.limit).map(\.window.width.points).max() ?? 1
    let room =
      Self.width - 2 * Self.margin - Self.gap - DeviceDrawing.sideGap - DeviceDrawing.sideWidth
    let scale = min(0.42, (room - Self.leastTextWidth - 2 * DeviceDrawing.bezel) / widest)
    let numbered = (timeline.findings ?? []).enumerated().map {
      (number: $0.offset + 1, finding: $0.element)
    }
    let drawings = scenes.enumerated().map {
      DeviceDrawing(scene: $0.element, labels: labels, scale: scale, clipNumber: $0.offset)
    }
    let textLeft = (drawings.prefix(Self.limit).map(\.width).max() ?? 0) + Self.gap
    var panels: [FilmstripPanel] = []
    var last = -1
    var untold: [String] = []
    for (index, drawing) in zip(shown, drawings) {
      let entry = timeline.entries[index]
      let since = timeline.entries[(last + 1)...index]
      untold += since.compactMap(\.event).filter { !$0.isSettledMarker }.map(\.text)
      let findings = numbered.filter { item in
        item.finding.entries.last.map { $0 > last && $0 <= index } ?? false
      }
      last = index
      if let previous = panels.last, previous.drawing.scene == drawing.scene {
        // Nothing new to see: its events are told with the next picture.
        panels[panels.count - 1].findings += findings
        continue
      }
      panels.append(
        FilmstripPanel(
          entry: entry,
          drawing: drawing,
          previous: panels.last?.drawing,
          events: untold,
          findings: findings,
          textLeft: textLeft,
          textWidth: Self.width - 2 * Self.margin - textLeft
        )
      )
      untold = []
    }
    leftOut = max(0, panels.count - Self.limit)
    self.panels = Array(panels.prefix(Self.limit))
  }

  /// Settled entries, and those in between that a finding rests on; every entry when none is settled.
  private static func shownEntries(of timeline: Timeline) -> [Int] {
    let found = Set((timeline.findings ?? []).flatMap { $0.entries.prefix(4) })
    let shown = timeline.entries.indices.filter {
      timeline.entries[$0].isSettled || found.contains(timeline.entries[$0].index)
    }
    return shown.contains { timeline.entries[$0].isSettled }
      ? shown : Array(timeline.entries.indices)
  }

  private static func scenes(
    of timeline: Timeline,
    at shown: [Int],
    labels: ItemLabels
  ) -> [DeviceScene] {
    var inputs = CarriedInputs()
    var next = 0
    return shown.map { index in
      for entry in timeline.entries[next...index] { inputs.consume(entry) }
      next = index + 1
      return DeviceScene(of: timeline.entries[index], inputs: inputs, labels: labels)
    }
  }

  /// The whole SVG document.
  package func text() -> String {
    let strip = panels.reduce(0) { $0 + $1.height + Self.gap }
    let height = Self.header + strip + (leftOut > 0 ? 24 : 0)
    var out = MarkupWriter()
    out.element(
      "svg",
      [
        ["xmlns", "http://www.w3.org/2000/svg"],
        ["viewBox", "0 0 \(Self.width.svg) \(height.svg)"],
        ["width", Self.width.svg], ["height", height.svg], ["role", "img"],
        ["aria-label", summary],
      ]
    ) { out in
      out.element("style") { $0.raw(PictureStyle.palette + "\n" + PictureStyle.drawing) }
      out.element("defs") { out in for glyph in usedGlyphs { out.raw(glyph.definition) } }
      out.element("rect", [["class", "paper"], ["width", "100%"], ["height", "100%"]])
      writeHeader(into: &out)
      var y = Self.header
      for panel in panels {
        out.element("g", [["transform", "translate(\(Self.margin.svg) \(y.svg))"]]) {
          panel.write(into: &$0)
        }
        y += panel.height + Self.gap
      }
      if leftOut > 0 {
        let words = "\(leftOut) more pictures are left out; the HTML page shows every entry"
        out.element(
          "text",
          [
            ["class", "soft"], ["x", Self.margin.svg], ["y", (height - 16).svg],
            ["font-size", "12"],
          ],
          text: words
        )
      }
    }
    return out.text
  }

  private var summary: String {
    let count = timeline.findings?.count ?? 0
    return "Toolbar of \(timeline.header.scenario): \(panels.count) moments, \(count) findings"
  }

  private var usedGlyphs: [SymbolGlyph] {
    GlyphSheet.used(by: timeline, labels: labels)
  }

  private func writeHeader(into out: inout MarkupWriter) {
    let header = timeline.header
    let room = Self.width - 2 * Self.margin
    let title = TextRuler.fitted(header.title ?? header.scenario, into: room, size: 18)
    out.element(
      "text",
      [["class", "strong"], ["x", Self.margin.svg], ["y", "30"], ["font-size", "18"]],
      text: title
    )
    let matrix = header.matrix.map { "\($0.path) \($0.value)" }
    let count = timeline.findings.map {
      $0.isEmpty ? "no findings" : $0.count == 1 ? "1 finding" : "\($0.count) findings"
    }
    let facts =
      [header.device, "iOS \(header.os)"] + matrix + ["\(timeline.entries.count) entries"]
      + [count].compactMap(\.self)
    let legend = "→ came from   ┄ closed menu   ● finding"
    let legendRoom = TextRuler.width(legend, size: 11) + 16
    let line = TextRuler.fitted(facts.joined(separator: " · "), into: room - legendRoom, size: 12)
    out.element(
      "text",
      [["class", "soft"], ["x", Self.margin.svg], ["y", "49"], ["font-size", "12"]],
      text: line
    )
    out.element(
      "text",
      [
        ["class", "soft"], ["x", (Self.width - Self.margin).svg], ["y", "49"], ["font-size", "11"],
        ["text-anchor", "end"], ["xml:space", "preserve"],
      ],
      text: legend
    )
  }
}
