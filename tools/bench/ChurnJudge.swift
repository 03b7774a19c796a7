import ReplayEngine
import ScenarioModel
import StabilityAnalysis
import TimelineModel
import ToolbarModel

/// Judges by the four churn scores alone: for explorations whose numbers are compared with brute force.
struct ChurnJudge: ExplorationJudge {
  let metrics = ["visibility", "order", "slots", "motion"]
  private let churn: ChurnDistance

  init(_ scenario: Scenario) {
    churn = ChurnDistance(
      header: TimelineHeader(of: scenario),
      seen: Replay(scenario: scenario).run().timeline.entries
    )
  }

  func distances(from a: TimelineEntry, to b: TimelineEntry) -> [Int] { churn.between(a, b) }
  func score(_ total: Int, ofMetric metric: Int) -> Score {
    churn.score(total, ofMetric: metric)
  }
  func holds(_ expectation: Expectation, in entry: TimelineEntry) -> Bool { true }
  func findings(on timeline: Timeline) -> [Finding] { [] }
}
