import ExpectationCheck
import ReplayEngine
import ScenarioModel
import StabilityAnalysis
import Synchronization
import TimelineModel
import ToolbarModel

/// What an exploration asks of the analysis and the expectation check.
///
/// A class because it remembers distances it has measured: orders share most of their layouts.
final class AnalysisJudge: ExplorationJudge {
  let metrics = ["visibility", "order", "slots", "motion"]

  private let scenario: Scenario
  private let header: TimelineHeader
  private let churn: ChurnDistance
  private let settings: StabilitySettings
  private let today: String
  private let measured = Mutex<[Pair: [Int]]>([:])

  /// Two layouts by what their distance depends on.
  private struct Pair: Hashable {
    var a: BarContents
    var b: BarContents
    var framesOfA: [ItemID: Frame]
    var framesOfB: [ItemID: Frame]

    func hash(into hasher: inout Hasher) {
      hasher.combine(a)
      hasher.combine(b)
    }
  }

  init(_ scenario: Scenario, settings: StabilitySettings, today: String) {
    self.scenario = scenario
    self.settings = settings
    self.today = today
    header = TimelineHeader(of: scenario)
    churn = ChurnDistance(
      header: header,
      seen: Replay(scenario: scenario).run().timeline.entries
    )
  }

  func distances(from a: TimelineEntry, to b: TimelineEntry) -> [Int] {
    if a.bars == b.bars, a.frames == b.frames { return [0, 0, 0, 0] }
    let pair = Pair(a: a.bars, b: b.bars, framesOfA: a.frames, framesOfB: b.frames)
    if let known = measured.withLock({ $0[pair] }) { return known }
    let distances = churn.between(a, b)
    measured.withLock { $0[pair] = distances }
    return distances
  }

  func score(_ total: Int, ofMetric metric: Int) -> Score {
    churn.score(total, ofMetric: metric)
  }

  func holds(_ expectation: Expectation, in entry: TimelineEntry) -> Bool {
    var asked = scenario
    asked.always = []
    let outcomes = ExpectationJudge.outcomes(
      of: asked,
      on: Timeline(header: header, entries: [entry]),
      at: [ExpectationCheckpoint(expectation: expectation, entry: 0)]
    )
    return outcomes.allSatisfy(\.passed)
  }

  func findings(on timeline: Timeline) -> [Finding] {
    StabilityAnalyzer.report(on: timeline, settings: settings, today: today).findings
  }

  func timelineJudge(of header: TimelineHeader) -> any TimelineJudge {
    OrderAnalysis(
      analyzer: StabilityAnalyzer(
        header: header,
        settings: settings,
        today: today,
        keepsScores: false
      )
    )
  }
}
