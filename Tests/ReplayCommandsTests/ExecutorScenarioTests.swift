import RegressionSuite
import ReplayEngine
import ReplayTestSupport
import ScenarioModel
import SourceText
import Testing
import TimelineModel

/// The claim of the two executors, on every scenario of this repository.
@Suite("Both executors write the same bytes")
struct ExecutorScenarioTests {
  private static let root = Fixtures.packageRoot() + "/Scenarios"

  /// Those whose events overlap most.
  private static let overlapping = [
    "order/two-hands.yaml", "order/search-against-unfolding.yaml",
    "photo-editor/working-session.yaml", "photo-editor/fold-while-searching.yaml",
    "drawing/folded-again-and-again.yaml",
  ]

  @Test("three runs of every scenario", arguments: ScenarioDiscovery([root]).files)
  func every(_ path: String) throws {
    try compare(path, workers: [1, 2, 8])
  }

  @Test("a hundred runs of the five that overlap most", arguments: overlapping)
  func hundred(_ name: String) throws {
    let workers = (0..<100).map { [1, 2, 8][$0 % 3] }
    try compare(Self.root + "/" + name, workers: workers)
  }

  private func compare(_ path: String, workers: [Int]) throws {
    let file = try SourceFile.read(path: path)
    let document = try ScenarioReader.read(file) { path throws(DiagnosticsError) in
      try SourceFile.read(path: path)
    }
    for scenario in document.scenarios.prefix(2) {
      let expected = TimelineWriter.text(of: Replay(scenario: scenario).run().timeline)
      for count in workers {
        let executor = ReplayExecutorKind.dispatch(pace: .immediate, workers: count)
        let timeline = Replay(scenario: scenario, executor: executor).run().timeline
        #expect(TimelineWriter.text(of: timeline) == expected, "\(count) workers")
      }
    }
  }
}
