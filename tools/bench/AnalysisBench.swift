import SourceText
import StabilityAnalysis
import TimelineModel
import TimelineDiff

/// Judging and comparing long timelines.
enum AnalysisBench {
  static let entries = 100_000

  static func run(_ table: inout BenchTable) throws {
    let half = seconds(entries / 2)
    let whole = seconds(entries)
    table.add(
      BenchRow(
        name: "analysis of \(Figure.thousands(entries)) entries × 16 items",
        figure: Figure.text(whole) + " s",
        ratio: Figure.text(Double(entries) / whole) + " entries/s",
        goal: "< 1 s",
        isReached: whole < 1
      )
    )
    table.add(
      BenchRow(
        name: "growth of the analysis for twice the entries",
        figure: Figure.text(whole / half) + " ×",
        goal: "linear",
        isReached: whole / half <= 2.3
      )
    )
    try diff(&table)
  }

  private static func seconds(_ count: Int) -> Double {
    let timeline = Timeline(
      header: SyntheticTimeline.header(items: 16),
      entries: SyntheticTimeline.entries(count: count, items: 16)
    )
    return Stopwatch.best(of: 3) { StabilityAnalyzer.report(on: timeline) }
  }

  private static func diff(_ table: inout BenchTable) throws {
    let old = SyntheticTimeline.timelineText(entries: entries, items: 16)
    let new = SyntheticTimeline.timelineText(entries: entries, items: 16, changed: true)
    let (oldFile, newFile) = (
      SourceFile(path: "old.timeline.yaml", text: old),
      SourceFile(path: "new.timeline.yaml", text: new)
    )
    let bare = Stopwatch.best(of: 3) {
      (BareLibYAML.events(in: oldFile.bytes), BareLibYAML.events(in: newFile.bytes))
    }
    let read = try Stopwatch.best(of: 3) {
      (try TimelineReader.timeline(in: oldFile), try TimelineReader.timeline(in: newFile))
    }
    let whole = try Stopwatch.best(of: 3) {
      TimelineDiffer.changes(
        from: try TimelineReader.timeline(in: oldFile),
        to: try TimelineReader.timeline(in: newFile)
      )
    }
    table.add(
      BenchRow(
        name: "diff of two timelines of \(Figure.thousands(entries)) entries",
        figure: Figure.text(whole) + " s",
        ratio: Figure.text(whole / bare) + " × bare",
        goal: "≤ 2 × bare",
        isReached: whole <= 2 * bare
      )
    )
    table.add(
      BenchRow(
        name: "  of it reading both",
        figure: Figure.text(read) + " s",
        ratio: Figure.text(read / bare) + " × bare"
      )
    )
    let paths = [
      try BenchFiles.write(old, to: "old.timeline.yaml"),
      try BenchFiles.write(new, to: "new.timeline.yaml"),
    ]
    if let git = ChildRun("git", ["diff", "--no-index"] + paths) {
      table.add(
        BenchRow(
          name: "  git diff --no-index on the same files",
          figure: Figure.text(git.processorSeconds) + " s",
          ratio: "ours " + Figure.text(whole / git.processorSeconds) + " × git"
        )
      )
    }
  }
}
