import SourceText
import StabilityAnalysis
import TimelineModel
import ToolbarModel

/// A small timeline in text, judged.
struct Story {
  var device = "iphone-window"
  var items = """
      a: {title: Alpha, symbol: a.circle, placement: topBarLeading}
      b: {title: Bravo, symbol: b.circle, placement: topBarLeading}
      c: {title: Charlie, symbol: c.circle, placement: topBarLeading}
      d: {title: Delta, symbol: d.circle, placement: topBarTrailing}
    """
  /// Everything the first entry shows.
  var start = """
      - after: 0
        event: start
        settled: true
        traits: {orientation: portrait, window: [400, 700], sizeClass: [compact, regular], strip: none, safeArea: [54, 0, 0, 0]}
        bars: {navigationBar: [a, b, c, d]}
        frames: {a: [16, 5, 44, 44], b: [72, 5, 44, 44], c: [128, 5, 44, 44], d: [340, 5, 44, 44]}
    """
  var declared = ""
  var settings = StabilitySettings.standard
  var today: String?

  /// Judges the start and further entries, one a line in flow style.
  func report(_ entries: String) throws -> StabilityReport {
    let text = """
      timeline: 1
      scenario: story
      device: \(device)
      os: "27.1"
      \(declared.isEmpty ? "" : "declared: \(declared)")
      items:
      \(items)
      entries:
      \(start)
      \(entries.split(separator: "\n").map { "  - {\($0)}" }.joined(separator: "\n"))

      """
    let timeline = try TimelineReader.timeline(in: SourceFile(path: "story.yaml", text: text))
    return StabilityAnalyzer.report(on: timeline, settings: settings, today: today)
  }

  /// The findings as `rule severity items`.
  func findings(_ entries: String) throws -> [String] {
    try report(entries).findings.map {
      "\($0.rule.rawValue) \($0.severity.rawValue) \($0.items.joined(separator: ","))"
    }
  }
}
