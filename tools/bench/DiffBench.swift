import SourceText
import TimelineDiff
import TimelineModel

/// Comparing long timelines.
enum DiffBench {
  static let entries = 100_000

  static func run(_ table: inout BenchTable) throws {
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
