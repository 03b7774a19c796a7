import ReplayEngine
import StabilityAnalysis
import TimelineModel

/// The analysis of one order as far as it has come.
struct OrderAnalysis: TimelineJudge {
  var analyzer: StabilityAnalyzer

  mutating func consume(_ entry: TimelineEntry) { analyzer.consume(entry) }

  mutating func findings() -> [Finding] { analyzer.finish().findings }
}
