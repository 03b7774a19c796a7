/// A whole timeline in memory: what a replay records, a file holds and the analysis judges.
package struct Timeline: Hashable, Sendable {
  package var header: TimelineHeader
  package var entries: [TimelineEntry]
  /// Computed; nil when a capture leaves them out.
  package var findings: [Finding]?
  package var summary: TimelineSummary?

  package init(
    header: TimelineHeader,
    entries: [TimelineEntry],
    findings: [Finding]? = nil,
    summary: TimelineSummary? = nil
  ) {
    self.header = header
    self.entries = entries
    self.findings = findings
    self.summary = summary
  }
}
