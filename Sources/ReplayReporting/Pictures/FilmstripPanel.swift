import TimelineModel
import ToolbarModel

/// One picture of a filmstrip: an entry with its caption, what moved since the picture before, and its findings.
struct FilmstripPanel {
  var entry: TimelineEntry
  var drawing: DeviceDrawing
  /// The picture before, which arrows come from; nil for the first.
  var previous: DeviceDrawing?
  /// Events since the picture before, as written.
  var events: [String]
  /// Findings that show here, with their number in the whole strip.
  var findings: [(number: Int, finding: Finding)]

  /// Where the words begin, right of every picture of the strip, and their room.
  var textLeft: Double
  var textWidth: Double

  private static let lineHeight = 15.0

  var height: Double { max(drawing.height, notesTop + Double(noteLines.count) * Self.lineHeight) }

  private var time: String { "\(entry.at.milliseconds) ms" }
  private var timeWidth: Double { TextRuler.width(time, size: 13) + 8 }

  /// The first line stands beside the time, a second one below it.
  private var eventLines: [String] {
    let words =
      events.isEmpty ? (entry.isSettled ? "settled" : "on the way") : Self.words(events)
    return TextRuler.wrapped(words, into: textWidth - timeWidth, size: 12, limit: 2)
  }

  /// The events in order, each once while it repeats: what a drag or scroll passes through says the same many times.
  private static func words(_ events: [String]) -> String {
    var distinct: [String] = []
    for event in events where distinct.last != event { distinct.append(event) }
    return distinct.joined(separator: ", ")
  }

  private var poseLines: [String] {
    TextRuler.wrapped(PoseWords.line(entry), into: textWidth, size: 11, limit: 3)
  }

  private var poseTop: Double { 18 + Double(eventLines.count) * Self.lineHeight }
  private var notesTop: Double { poseTop + Double(poseLines.count) * Self.lineHeight + 8 }

  private var changes: [SceneChange] {
    previous.map { SceneChange.all(from: $0.scene, to: drawing.scene) } ?? []
  }

  /// Lines below the picture: what changed, then findings; nil marks have no dot.
  private var noteLines: [(mark: (number: Int, severity: Severity)?, text: String, style: String)] {
    let room = textWidth
    let sentences = SceneChange.sentences(changes, labels: drawing.labels)
    let shown = sentences.prefix(5)
    var lines = shown.flatMap { sentence in
      TextRuler.wrapped(sentence, into: room, size: 11, limit: 4).map {
        (mark: (number: Int, severity: Severity)?.none, text: $0, style: "moveText")
      }
    }
    if sentences.count > shown.count {
      lines.append((nil, "and \(sentences.count - shown.count) more changes", "soft"))
    }
    for (number, finding) in findings.prefix(6) {
      let text = "\(finding.rule.rawValue): \(finding.message)"
      for (index, line) in TextRuler.wrapped(text, into: room - 20, size: 11, limit: 6).enumerated()
      {
        lines.append((index == 0 ? (number, finding.severity) : nil, line, "finding"))
      }
    }
    if findings.count > 6 { lines.append((nil, "and \(findings.count - 6) more findings", "soft")) }
    return lines
  }

  func write(into out: inout MarkupWriter) {
    var space = LabelSpace()
    drawing.write(into: &out, space: &space)
    if let previous { MoveArrows(from: previous, to: drawing, changes: changes).write(into: &out) }
    writeMarks(into: &out)
    out.element("g", [["transform", "translate(\(textLeft.svg) 0)"]]) { out in
      writeCaption(into: &out)
      writeNotes(into: &out)
    }
  }

  private func writeCaption(into out: inout MarkupWriter) {
    out.element(
      "text",
      [["class", "strong"], ["x", "0"], ["y", "16"], ["font-size", "13"]],
      text: time
    )
    var y = 16.0
    for line in eventLines {
      out.element("text", [["x", timeWidth.svg], ["y", y.svg], ["font-size", "12"]], text: line)
      y += Self.lineHeight
    }
    y = poseTop
    for line in poseLines {
      out.element(
        "text",
        [["class", "soft"], ["x", "0"], ["y", y.svg], ["font-size", "11"]],
        text: line
      )
      y += Self.lineHeight
    }
  }

  /// Dots on the controls that findings speak of; a control shows the first of its findings.
  private func writeMarks(into out: inout MarkupWriter) {
    var marked: Set<ItemID> = []
    for (number, finding) in findings {
      for name in finding.items where marked.insert(ItemID(name)).inserted {
        guard let center = drawing.center(of: ItemID(name)) else { continue }
        let item = drawing.scene.items.first { $0.id == ItemID(name) }
        let right =
          item.map { DeviceDrawing.bezel + $0.frame.maxX.points * drawing.scale } ?? drawing.width
          - 12
        let top = item.map { DeviceDrawing.bezel + $0.frame.y.points * drawing.scale } ?? center.y
        FindingMark(number: number, severity: finding.severity).write(
          x: right - 2,
          y: top,
          into: &out
        )
      }
    }
  }

  private func writeNotes(into out: inout MarkupWriter) {
    var y = notesTop
    for line in noteLines {
      if let mark = line.mark {
        FindingMark(number: mark.number, severity: mark.severity).write(x: 7, y: y - 4, into: &out)
      }
      let x = line.style == "finding" ? 20.0 : 0.0
      out.element(
        "text",
        [
          ["class", line.style == "finding" ? "ink" : line.style], ["x", x.svg], ["y", y.svg],
          ["font-size", "11"],
        ],
        text: line.text
      )
      y += Self.lineHeight
    }
  }
}
