import TimelineModel

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
    var printer = TextReportPrinter(report, style: style, listsAssumed: listsAssumed)
    var counts = EntryCounts()
    for entry in report.timeline.entries { counts.take(entry) }
    var text = printer.opening(counts)
    for entry in report.timeline.entries { text += printer.text(of: entry) }
    return text + printer.closing()
  }
}
