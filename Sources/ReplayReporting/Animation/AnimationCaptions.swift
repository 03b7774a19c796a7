import TimelineModel
import ToolbarModel

/// The words of an animated picture: its title, the event that goes on, findings while they last, and a bar of progress.
struct AnimationCaptions {
  private let timeline: Timeline
  private let times: LoopTimes
  private let width: Double

  private static let margin = 24.0

  init(_ timeline: Timeline, times: LoopTimes, width: Double) {
    self.timeline = timeline
    self.times = times
    self.width = width
  }

  /// Writes the words and returns the keyframes.
  func write(into out: inout MarkupWriter, top: Double, bottom: Double) -> [String] {
    let room = width - 2 * Self.margin
    let header = timeline.header
    let title = TextRuler.fitted(header.title ?? header.scenario, into: room, size: 17)
    out.element(
      "text",
      [["class", "strong"], ["x", Self.margin.svg], ["y", "30"], ["font-size", "17"]],
      text: title
    )
    return writeEvents(into: &out, room: room)
      + writeFindings(into: &out, room: room, y: bottom - 24)
      + writeProgress(into: &out, room: room, y: bottom - 12)
  }

  private func writeEvents(into out: inout MarkupWriter, room: Double) -> [String] {
    var layer = FadingLayer(prefix: "e")
    for (index, entry) in timeline.entries.enumerated() {
      guard let event = entry.event, !event.isSettledMarker else { continue }
      let words = TextRuler.fitted(
        "\(entry.at.milliseconds) ms   \(event.text)",
        into: room,
        size: 13
      )
      layer.show(
        Self.line(words, style: "soft", y: 51, size: 13),
        at: index == 0 ? 0 : times.starts[index]
      )
    }
    return layer.write(into: &out, total: times.total, glide: 120)
  }

  /// A finding is told from its first entry until the event after its last.
  private func writeFindings(into out: inout MarkupWriter, room: Double, y: Double) -> [String] {
    let findings = timeline.findings ?? []
    guard !findings.isEmpty else { return [] }
    var layer = FadingLayer(prefix: "f")
    for (index, entry) in timeline.entries.enumerated() {
      let current = findings.first { finding in
        guard let first = finding.entries.first, let last = finding.entries.last else {
          return false
        }
        return index >= first && index <= max(last, settled(after: last))
      }
      let markup =
        current.map { finding in
          let words = TextRuler.fitted(
            "\(finding.rule.rawValue): \(finding.message)",
            into: room,
            size: 12
          )
          return Self.line(words, style: finding.severity.rawValue, y: y, size: 12)
        } ?? ""
      layer.show(markup, at: index == 0 ? 0 : times.starts[entry.index])
    }
    return layer.write(into: &out, total: times.total, glide: 120)
  }

  private func settled(after index: Int) -> Int {
    timeline.entries[index...].firstIndex { $0.isSettled } ?? index
  }

  private func writeProgress(into out: inout MarkupWriter, room: Double, y: Double) -> [String] {
    out.element(
      "rect",
      [
        ["class", "hatch"], ["x", Self.margin.svg], ["y", y.svg], ["width", room.svg],
        ["height", "3"], ["rx", "1.5"],
      ]
    )
    out.element("g", [["transform", "translate(\(Self.margin.svg) \(y.svg))"]]) { out in
      out.element(
        "rect",
        [
          ["class", "m linear tint progress"], ["width", room.svg], ["height", "3"], ["rx", "1.5"],
        ]
      )
      for (index, entry) in timeline.entries.enumerated()
      where entry.event.map({ !$0.isMarker }) == true {
        let x = room * Double(times.starts[index]) / Double(times.total)
        out.element("circle", [["class", "tint"], ["cx", x.svg], ["cy", "1.5"], ["r", "4"]])
      }
    }
    return [
      "@keyframes progress{0%{transform:scaleX(0)}100%{transform:scaleX(1)}}",
      ".progress{animation-name:progress;transform-origin:0 0}",
    ]
  }

  private static func line(_ words: String, style: String, y: Double, size: Double) -> String {
    var out = MarkupWriter()
    out.element(
      "text",
      [
        ["class", style], ["x", margin.svg], ["y", y.svg], ["font-size", size.svg],
        ["xml:space", "preserve"],
      ],
      text: words
    )
    return out.text
  }
}
