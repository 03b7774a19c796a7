package import TimelineModel

/// The document of `analyze`, entry by entry: that of a replay without expectations.
package struct AnalysisJSON: ReportPrinter {
  private let report: ReplayReport
  private var out = JSONWriter()

  /// - Parameter report: its timeline need not hold the entries.
  package init(_ report: ReplayReport) { self.report = report }

  package mutating func opening(_ counts: EntryCounts) -> String {
    JSONReport.begin(report.timeline.header, &out)
    return out.take()
  }

  package mutating func text(of entry: TimelineEntry) -> String {
    JSONEntry.write(entry, to: &out)
    return out.take()
  }

  package mutating func closing() -> String {
    JSONReport.end(report, &out, expectations: false)
    out.newline()
    return out.take()
  }
}
