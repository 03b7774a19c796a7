import ReplayEngine
import ReplayTestSupport
import ScenarioModel
import SourceText
import StabilityAnalysis
import Testing
import TimelineModel
import ToolbarModel

@Suite("The distance of two layouts")
struct ChurnDistanceTests {
  private static let scenario = """
    scenario: Back and forth
    device: iphone-duo
    screen:
      title: Sunset
      back: Library
      contentHeight: 3000
      searchable: {placement: automatic}
      toolbarMinimizationBehavior: onScrollDown
      toolbar:
        - {item: share, title: Share, systemImage: square.and.arrow.up, placement: topBarTrailing}
        - {item: undo, title: Undo, systemImage: arrow.uturn.backward, placement: topBarLeading}
        - {item: crop, title: Crop, systemImage: crop, placement: bottomBar}
        - {item: export, title: Export, systemImage: square.and.arrow.up, placement: secondaryAction}
    start: {hinge: fullyOpen, orientation: portrait}
    events: [fold, {scroll: down}, {search: activate}, unfold, {rotate: landscapeRight}]

    """

  /// A way that comes back to where it began must not save anything: rounding each step once did.
  @Test("is a metric in every score, so that no excess is negative")
  func metric() throws {
    let file = SourceFile(path: "a.yaml", text: Self.scenario)
    let document = try ScenarioReader.read(file) { path throws(DiagnosticsError) in
      throw DiagnosticsError([Diagnostic(path: path, "not here")])
    }
    let scenario = try #require(document.scenarios.first)
    let entries = Replay(scenario: scenario).run().timeline.entries
    let churn = ChurnDistance(header: TimelineHeader(of: scenario), seen: entries)
    let far = entries.map { a in entries.map { churn.between(a, $0) } }
    var violations: [String] = []
    for a in entries.indices {
      #expect(far[a][a] == [0, 0, 0, 0])
      for b in entries.indices {
        if far[a][b] != far[b][a] { violations.append("\(a) to \(b)") }
        for c in entries.indices {
          for metric in 0..<4 where far[a][c][metric] > far[a][b][metric] + far[b][c][metric] {
            violations.append("\(a) to \(c) by \(b) in metric \(metric)")
          }
        }
      }
    }
    #expect(violations == [])
    #expect(far[0].contains { $0[3] > 0 })
  }
}
