import ExpectationCheck
import TimelineModel
import ToolbarModel

/// The report that people read: a header, a block an entry with its findings under it, a summary last.
package struct TextReport: Sendable {
  package let style: TextStyle
  /// Whether the numbers without a published source are named, not only counted.
  package let listsAssumed: Bool

  package init(style: TextStyle, listsAssumed: Bool = false) {
    self.style = style
    self.listsAssumed = listsAssumed
  }

  package func text(of report: ReplayReport) -> String {
    let words = ItemWords(header: report.timeline.header, screenTitles: report.screenTitles)
    var lines = header(report)
    lines.append("")
    lines += entries(report, words)
    lines.append("  " + style.dim(String(repeating: "─", count: style.columns - 6)))
    for remark in report.remarks {
      lines += TextLines.wrapped(TextSafety.escaped(remark), columns: style.columns - 2)
        .map { "  \($0)" }
    }
    if listsAssumed { lines += assumed(report) }
    lines += SummaryText(style: style).lines(of: report)
    return lines.joined(separator: "\n") + "\n"
  }

  private func assumed(_ report: ReplayReport) -> [String] {
    let profile = DeviceProfile.named(report.timeline.header.device)
    return report.assumedNumbers.map { number in
      let value = profile?.numbers[number].map { DeviceText.text(of: $0, number) } ?? "?"
      return "  assumed  \(DisplayWidth.padded(number.rawValue, to: 28))\(value)"
    }
  }

  private func header(_ report: ReplayReport) -> [String] {
    let header = report.timeline.header
    let title = TextSafety.isolated(header.title ?? header.scenario)
    let entries = report.timeline.entries
    let events = entries.count { entry in
      !(entry.event?.isMarker ?? true) && !entry.isSample && entry.raisedBy == nil
    }
    var facts = "\(TextSafety.escaped(header.device)) · iOS \(TextSafety.escaped(header.os))"
    facts +=
      " · \(counted(events, "event", "events")), \(counted(entries.count, "entry", "entries"))"
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

  private func entries(_ report: ReplayReport, _ words: ItemWords) -> [String] {
    let text = EntryText(words: words, style: style)
    let findings = FindingText(words: words, style: style)
    let expectations = ExpectationText(style: style)
    let failed = report.expectations.filter { !$0.passed }
    var lines: [String] = []
    var samples = 0
    var before: TimelineEntry?
    for entry in report.timeline.entries {
      let found = report.findings.filter { ($0.entries.last ?? 0) == entry.index }
      let broken = failed.filter { $0.entry == entry.index }
      if found.isEmpty, broken.isEmpty, isQuietSample(entry, after: before) {
        samples += 1
        before = entry
        continue
      }
      if samples > 0, let last = before {
        lines.append(text.line(ofSamples: samples, until: last))
        samples = 0
      }
      lines += text.lines(of: entry, after: before)
      for outcome in broken { lines += expectations.lines(of: outcome, margin: EntryText.indent) }
      for finding in found { lines += findings.lines(of: finding, margin: EntryText.indent) }
      before = entry
    }
    if samples > 0, let last = before { lines.append(text.line(ofSamples: samples, until: last)) }
    return lines
  }

  private func isQuietSample(_ entry: TimelineEntry, after before: TimelineEntry?) -> Bool {
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
