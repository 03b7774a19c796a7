import ExpectationCheck
import RegressionSuite
import ReplayEngine
import ReplayTestSupport
import ScenarioModel
import SourceText
import StabilityAnalysis
import Testing
import TimelineModel
import ToolbarLayoutCore
import ToolbarModel

/// The scenarios of this repository: they run, hold what they expect and show nothing unannounced.
@Suite struct ScenarioFolderTests {
  static let files = ScenarioDiscovery([Fixtures.packageRoot() + "/Scenarios"]).files

  @Test("there are scenarios to run")
  func present() { #expect(Self.files.count >= 20) }

  @Test("holds its expectations and has no findings", arguments: files)
  func clean(_ path: String) throws {
    for scenario in try document(path).scenarios {
      let result = Replay(scenario: scenario, engine: ToolbarLayoutCore()).run()
      let outcomes = ExpectationJudge.outcomes(
        of: scenario,
        on: result.timeline,
        at: result.checkpoints
      )
      #expect(!outcomes.isEmpty)
      for outcome in outcomes where !outcome.passed {
        Issue.record("\(path):\(outcome.line): found \(outcome.found)")
      }
      let report = StabilityAnalyzer.report(on: result.timeline, settings: scenario.stability)
      #expect(report.findings.map(\.message) == [])
    }
  }

  @Test("replays as before when every default is filled in", arguments: files)
  func resolved(_ path: String) throws {
    let original = try document(path)
    let parts = ResolvedScenario.text(of: original).split(separator: "---\n")
    #expect(parts.count == original.scenarios.count)
    for (part, scenario) in zip(parts, original.scenarios) {
      let file = SourceFile(path: path, text: String(part))
      let again = try ScenarioReader.read(file) { path throws(DiagnosticsError) in
        throw DiagnosticsError([Diagnostic(path: path, "everything is written out")])
      }
      let resolved = try #require(again.scenarios.first)
      #expect(bars(of: resolved) == bars(of: scenario))
    }
  }

  @Test("every event of the format is used somewhere")
  func events() throws {
    var used: Set<EventVerb> = []
    for path in Self.files {
      for scenario in try document(path).scenarios {
        for track in scenario.tracks { gather(track.steps, into: &used) }
      }
    }
    #expect(EventVerb.allCases.filter { !used.contains($0) } == [])
  }

  @Test("says in its about what a reader should see", arguments: files)
  func about(_ path: String) throws {
    let about = try #require(try document(path).scenarios.first?.about)
    #expect(about.count >= 30)
  }

  private func document(_ path: String) throws(DiagnosticsError) -> ScenarioDocument {
    try ScenarioReader.read(try SourceFile.read(path: path)) { path throws(DiagnosticsError) in
      try SourceFile.read(path: path)
    }
  }

  private func bars(of scenario: Scenario) -> [BarContents] {
    Replay(scenario: scenario, engine: ToolbarLayoutCore()).run().timeline.entries.map(\.bars)
  }

  private func gather(_ steps: [Step], into used: inout Set<EventVerb>) {
    for step in steps {
      switch step.action {
      case .event(let event): used.insert(event.verb)
      case .together(_, let events): gather(events, into: &used)
      case .repeated(_, let inner): gather(inner, into: &used)
      case .expect: break
      }
    }
  }
}
