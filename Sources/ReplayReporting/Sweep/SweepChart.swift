package import TimelineModel
package import ToolbarLayoutCore
import ToolbarModel

/// Which items stand where at every width or height, as a chart: one row an item, exact thresholds labelled.
package struct SweepChart {
  let title: String
  private let facts: String
  private let axis: SweepAxis
  private let intervals: [SweepInterval]
  private let labels: ItemLabels

  private static let labelWidth = 132.0
  private static let rowHeight = 22.0
  private static let tickLevels = 4
  private static let tickHeight = 14.0

  package init(of intervals: [SweepInterval], along axis: SweepAxis, in header: TimelineHeader) {
    title = "\(header.title ?? header.scenario): every \(axis.rawValue)"
    let matrix = header.matrix.map { "\($0.path) \($0.value)" }
    let ends = [intervals.first?.from, intervals.last?.to].compactMap { $0?.description }
    facts = ([header.device, "iOS \(header.os)"] + matrix + [ends.joined(separator: "…")]).joined(
      separator: " · "
    )
    self.axis = axis
    self.intervals = intervals
    labels = ItemLabels(header)
  }

  /// The whole SVG document.
  package func text() -> String {
    let rows = SweepRows(intervals)
    let list = SweepThreshold.all(in: intervals, labels: labels)
    let lines = list.flatMap { threshold in
      TextRuler.wrapped(threshold.words, into: PictureDocument.room - 80, size: 11, limit: 4)
        .enumerated().map {
          (length: $0.offset == 0 ? threshold.length.description : "", words: $0.element)
        }
    }
    let ticks = tickLabels
    let levels = (ticks.map(\.level).max() ?? 0) + 1
    let top = PictureDocument.header + Double(levels) * Self.tickHeight + 6
    let chartHeight = Double(rows.ids.count) * Self.rowHeight
    let listTop = top + chartHeight + 64
    let height = listTop + Double(lines.count) * 15 + 16 - PictureDocument.header
    return PictureDocument(
      title: title,
      facts: facts,
      legend: "\(axis.rawValue) in points",
      summary: "Items by \(axis.rawValue): \(intervals.count) intervals, \(list.count) thresholds",
      glyphs: []
    ).text(bodyHeight: height) { out in
      out.element("style") { $0.raw(Self.colors) }
      writeTicks(ticks, top: top, bottom: top + chartHeight, into: &out)
      writeStretches(rows, top: top, into: &out)
      writeNames(rows, top: top, into: &out)
      writeLegend(rows, y: top + chartHeight + 20, into: &out)
      for (index, line) in lines.enumerated() {
        let y = listTop + Double(index) * 15
        out.element(
          "text",
          [
            ["class", "strong"], ["x", (PictureDocument.margin + 62).svg], ["y", y.svg],
            ["font-size", "11"], ["text-anchor", "end"],
          ],
          text: line.length
        )
        out.element(
          "text",
          [["x", (PictureDocument.margin + 74).svg], ["y", y.svg], ["font-size", "11"]],
          text: line.words
        )
      }
    }
  }

  private var low: Length { intervals.first?.from ?? 0 }
  private var high: Length { intervals.last?.to ?? 1 }
  private var left: Double { PictureDocument.margin + Self.labelWidth }

  private func x(_ length: Length) -> Double {
    let span = max((high - low).points, 0.01)
    return left + (length - low).points / span
      * (PictureDocument.width - PictureDocument.margin - left)
  }

  private func writeStretches(_ rows: SweepRows, top: Double, into out: inout MarkupWriter) {
    for (index, id) in rows.ids.enumerated() {
      let y = top + Double(index) * Self.rowHeight
      for stretch in rows.stretches(of: id) {
        let (start, end) = (x(stretch.from), x(stretch.to))
        out.element(
          "rect",
          [
            ["class", "b-\(stretch.place)"], ["x", start.svg], ["y", (y + 2).svg],
            ["width", max(end - start, 0.6).svg], ["height", (Self.rowHeight - 4).svg],
          ]
        )
      }
    }
  }

  /// Names of items, and of bars where a stretch has the room.
  private func writeNames(_ rows: SweepRows, top: Double, into out: inout MarkupWriter) {
    for (index, id) in rows.ids.enumerated() {
      let y = top + Double(index) * Self.rowHeight
      let name = TextRuler.fitted(labels.name(of: id), into: Self.labelWidth - 10, size: 12)
      let left = PictureDocument.margin.svg
      out.element("text", [["x", left], ["y", (y + 15).svg], ["font-size", "12"]], text: name)
      for stretch in rows.stretches(of: id) {
        let start = x(stretch.from)
        guard TextRuler.width(stretch.place, size: 10) <= x(stretch.to) - start - 8 else {
          continue
        }
        out.element(
          "text",
          [["x", (start + 4).svg], ["y", (y + 14.5).svg], ["font-size", "10"]],
          text: stretch.place
        )
      }
    }
  }

  private struct Tick {
    var words: String
    var left: Double
    var level: Int
  }

  private var thresholds: [Length] { [low] + intervals.dropFirst().map(\.from) + [high] }

  /// Labels on as many levels as it takes; what finds no room is in the list below.
  private var tickLabels: [Tick] {
    var space = LabelSpace()
    let end = PictureDocument.width - PictureDocument.margin
    return thresholds.compactMap { length in
      let words = length.description
      let width = TextRuler.width(words, size: 10)
      let left = min(max(x(length) - width / 2, PictureDocument.margin), end - width)
      let level = (0..<Self.tickLevels).first { level in
        space.take(LabelSpace.Box(x: left - 3, y: Double(level) * 2, width: width + 6, height: 1))
      }
      return level.map { Tick(words: words, left: left, level: $0) }
    }
  }

  private func writeTicks(
    _ ticks: [Tick],
    top: Double,
    bottom: Double,
    into out: inout MarkupWriter
  ) {
    for length in thresholds {
      let place = x(length).svg
      out.element(
        "line",
        [
          ["class", "rule"], ["x1", place], ["x2", place], ["y1", (top - 4).svg],
          ["y2", bottom.svg],
        ]
      )
    }
    for tick in ticks {
      let y = top - 8 - Double(tick.level) * Self.tickHeight
      out.element(
        "text",
        [["class", "soft"], ["x", tick.left.svg], ["y", y.svg], ["font-size", "10"]],
        text: tick.words
      )
    }
  }

  private func writeLegend(_ rows: SweepRows, y: Double, into out: inout MarkupWriter) {
    var x = left
    for place in rows.places {
      out.element(
        "rect",
        [
          ["class", "b-\(place)"], ["x", x.svg], ["y", (y - 9).svg], ["width", "11"],
          ["height", "11"], ["rx", "2"],
        ]
      )
      out.element(
        "text",
        [["class", "soft"], ["x", (x + 15).svg], ["y", y.svg], ["font-size", "10"]],
        text: place
      )
      x += TextRuler.width(place, size: 10) + 28
    }
    out.element(
      "text",
      [
        ["class", "strong"], ["x", PictureDocument.margin.svg], ["y", (y + 26).svg],
        ["font-size", "12"],
      ],
      text: "Thresholds"
    )
  }

  /// The colours of bars, as on the page.
  private static let colors = """
    .b-navigationBar{fill:#8fb5f5}.b-titleRow{fill:#83cfc6}.b-verticalBar{fill:#c3a5f0}.b-bottomBar{fill:#9ad29a}
    .b-tabBar{fill:#efc77a}.b-keyboardBar{fill:#f0a9c4}.b-sidebarBar{fill:#9fd6ee}.b-contentBar{fill:#b3b8f2}
    .b-overflow{fill:#c9cfd9}.b-dropped{fill:#e79a9f}
    @media (prefers-color-scheme:dark){
    .b-navigationBar{fill:#2f569b}.b-titleRow{fill:#24706a}.b-verticalBar{fill:#6a4aa3}.b-bottomBar{fill:#38743a}
    .b-tabBar{fill:#8a6518}.b-keyboardBar{fill:#8d4263}.b-sidebarBar{fill:#2c6d88}.b-contentBar{fill:#4a50a0}
    .b-overflow{fill:#464e5d}.b-dropped{fill:#8c3b41}}
    """
}
