import ReplayEngine
import ScenarioModel
import TimelineModel
import ToolbarModel

/// Asks nothing: for replaying one order without exploring.
struct NoJudge: ExplorationJudge {
  let metrics: [String] = []

  func distances(from a: TimelineEntry, to b: TimelineEntry) -> [Int] { [] }
  func score(_ total: Int, ofMetric metric: Int) -> Score { Score(total) }
  func holds(_ expectation: Expectation, in entry: TimelineEntry) -> Bool { true }
  func findings(on timeline: Timeline) -> [Finding] { [] }
}
