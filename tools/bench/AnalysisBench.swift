import StabilityAnalysis
import TimelineModel

/// Judging long timelines.
enum AnalysisBench {
  static let entries = 100_000

  static func run(_ table: inout BenchTable) {
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
  }

  private static func seconds(_ count: Int) -> Double {
    let timeline = SyntheticDay.timeline(entries: count, items: 16)
    return Stopwatch.best(of: 3) { StabilityAnalyzer.report(on: timeline) }
  }
}
