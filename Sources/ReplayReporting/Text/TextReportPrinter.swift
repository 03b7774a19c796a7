import ExpectationCheck
package import TimelineModel
import ToolbarModel

/// Prints a text report part by part.
package struct TextReportPrinter: ReportPrinter {
  private let report: ReplayReport
  private let style: TextStyle
  private let listsAssumed: Bool
  private let entryText: EntryText
  private let findingText: FindingText
  /// By the last entry they rest on.
  private let findings: [Int: [Finding]]
  /// Those that failed, by their entry.
  private let failed: [Int: [ExpectationOutcome]]
  /// Quiet samples that wait to be told in one line.
  private var samples = 0
  private var before: TimelineEntry?

  /// - Parameter report: its timeline need not hold the entries.
  package init(_ report: ReplayReport, style: TextStyle, listsAssumed: Bool = false) {
    let words = ItemWords(header: report.timeline.header, screenTitles: report.screenTitles)
    self.report = report
    self.style = style
    self.listsAssumed = listsAssumed
    entryText = EntryText(words: words, style: style)
    findingText = FindingText(words: words, style: style)
    findings = Dictionary(grouping: report.findings) { $0.entries.last ?? 0 }
    failed = Dictionary(grouping: report.expectations.filter { !$0.passed }) { $0.entry }
  }

  package mutating func opening(_ counts: EntryCounts) -> String {
    TextReportPrinter.joined(header(counts) + [""])
  }

  package mutating func text(of entry: TimelineEntry) -> String {
    let found = findings[entry.index] ?? []
    let broken = failed[entry.index] ?? []
    defer { before = entry }
    if found.isEmpty, broken.isEmpty, isQuietSample(entry) {
      samples += 1
      return ""
    }
    var lines = waitingSamples()
    lines += entryText.lines(of: entry, after: before)
    let expectations = ExpectationText(style: style)
    for outcome in broken { lines += expectations.lines(of: outcome, margin: EntryText.indent) }
    for finding in found { lines += findingText.lines(of: finding, margin: EntryText.indent) }
    return TextReportPrinter.joined(lines)
  }

  package mutating func closing() -> String {
    var lines = waitingSamples()
    lines.append("  " + style.dim(String(repeating: "─", count: style.columns - 6)))
    for remark in report.remarks {
      lines += TextLines.wrapped(TextSafety.escaped(remark), columns: style.columns - 2)
        .map { "  \($0)" }
    }
    if listsAssumed { lines += assumed() }
    lines += SummaryText(style: style).lines(of: report)
    return TextReportPrinter.joined(lines)
  }

  private static func joined(_ lines: [String]) -> String {
    var text = ""
    for line in lines {
      text += line
      text += "\n"
    }
    return text
  }

  private mutating func waitingSamples() -> [String] {
    guard samples > 0, let last = before else { return [] }
    defer { samples = 0 }
    return [entryText.line(ofSamples: samples, until: last)]
  }

  private func assumed() -> [String] {
    let profile = DeviceProfile.named(report.timeline.header.device)
    return report.assumedNumbers.map { number in
      let value = profile?.numbers[number].map { DeviceText.text(of: $0, number) } ?? "?"
      return "  assumed  \(DisplayWidth.padded(number.rawValue, to: 28))\(value)"
    }
  }

  private func header(_ counts: EntryCounts) -> [String] {
    let header = report.timeline.header
    let title = TextSafety.isolated(header.title ?? header.scenario)
    var facts = "\(TextSafety.escaped(header.device)) · iOS \(TextSafety.escaped(header.os))"
    facts +=
      " · \(counted(counts.events, "event", "events")), \(counted(counts.entries, "entry", "entries"))"
    let gap = style.columns - DisplayWidth.of(title) - DisplayWidth.of(facts) - 2
    var lines =
      gap >= 2
      ? [style.bold(title) + String(repeating: " ", count: gap) + facts]
      : [style.bold(DisplayWidth.cut(title, to: style.columns)), facts]
    if !header.matrix.isEmpty {
      let choices = header.matrix.map {
        "\(TextSafety.escaped($0.path)) \(TextSafety.isolated($0.value))"
      }
      lines += TextLines.filled(choices, separator: " · ", columns: style.columns)
    }
    return lines
  }

  private func isQuietSample(_ entry: TimelineEntry) -> Bool {
    guard entry.isSample, let before else { return false }
    return before.event?.text == entry.event?.text && before.bars == entry.bars
      && before.forms == entry.forms && before.dropped == entry.dropped
      && before.traits.horizontalSizeClass == entry.traits.horizontalSizeClass
      && before.traits.minimized == entry.traits.minimized
  }

  private func counted(_ count: Int, _ one: String, _ many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
  }
}
