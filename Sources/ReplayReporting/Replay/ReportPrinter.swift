package import TimelineModel

/// Prints a report part by part, so that a timeline of any length can pass by.
package protocol ReportPrinter {
  /// What stands before the entries.
  mutating func opening(_ counts: EntryCounts) -> String
  mutating func text(of entry: TimelineEntry) -> String
  /// What stands after them.
  mutating func closing() -> String
}
