import ReplayReporting
import TimelineModel

/// Pages and pictures of long timelines.
enum PageBench {
  static func run(_ table: inout BenchTable) throws {
    let timeline = Timeline(
      header: SyntheticTimeline.header(items: 16),
      entries: SyntheticTimeline.entries(count: 1_000, items: 16),
      findings: []
    )
    let seconds = Stopwatch.best(of: 3) { TimelinePage(timeline).text() }
    let megabytes = Double(TimelinePage(timeline).text().utf8.count) / 1e6
    table.add(
      BenchRow(
        name: "page of 1,000 entries, made",
        figure: Figure.text(seconds * 1000) + " ms",
        goal: "< 500 ms",
        isReached: seconds < 0.5
      )
    )
    table.add(
      BenchRow(
        name: "page of 1,000 entries, size",
        figure: Figure.text(megabytes) + " MB",
        goal: "< 1.5 MB",
        isReached: megabytes < 1.5
      )
    )
  }
}
