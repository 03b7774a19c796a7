import ReplayProbes
import Testing
import ToolbarLayoutCore

@Suite("Probes")
struct ProbeTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var probe: Probe
    var engine: FaultyEngine
    var scenario: String
    var testDescription: String { "\(probe.rawValue) with \(engine.rawValue)" }
  }

  static let rows = [
    Row(probe: .idempotence, engine: .asymmetricThresholds, scenario: ProbedScenario.window),
    Row(probe: .idempotence, engine: .buttonFeedback, scenario: ProbedScenario.window),
    Row(probe: .sweep, engine: .revealThenMeasure, scenario: ProbedScenario.window),
    Row(probe: .sweep, engine: .decisionDependentSizes, scenario: ProbedScenario.window),
    Row(probe: .roundTrip, engine: .history, scenario: ProbedScenario.window),
    Row(probe: .jumpAgainstSteps, engine: .history, scenario: ProbedScenario.window),
    Row(probe: .permutation, engine: .staleMeasurements, scenario: ProbedScenario.window),
    Row(probe: .axisMirror, engine: .wrongEndOnTheStrip, scenario: ProbedScenario.foldable),
    Row(probe: .coverAndUncover, engine: .staleOnReturn, scenario: ProbedScenario.window),
    Row(probe: .cancel, engine: .history, scenario: ProbedScenario.window),
    Row(probe: .burst, engine: .history, scenario: ProbedScenario.window),
    Row(probe: .background, engine: .history, scenario: ProbedScenario.window),
    Row(probe: .warmAgainstCold, engine: .history, scenario: ProbedScenario.window),
    Row(probe: .badgesAndLabels, engine: .history, scenario: ProbedScenario.window),
    Row(probe: .thresholds, engine: .asymmetricThresholds, scenario: ProbedScenario.window),
  ]

  @Test("fail for an engine with the fault", arguments: rows)
  func fails(_ row: Row) throws {
    let report = ProbeRunner.run(
      try ProbedScenario.read(row.scenario),
      engine: row.engine.make(),
      probes: [row.probe]
    )
    #expect(!report.findings.isEmpty)
    #expect(report.findings.allSatisfy { $0.probe == row.probe && !$0.items.isEmpty })
  }

  @Test("cover every probe with an engine that fails it")
  func everyProbe() {
    #expect(Set(Self.rows.map(\.probe)) == Set(Probe.allCases))
  }

  @Test("pass the sound core", arguments: [ProbedScenario.window, ProbedScenario.foldable])
  func sound(_ text: String) throws {
    let report = ProbeRunner.run(try ProbedScenario.read(text), engine: ToolbarLayoutCore())
    #expect(report.findings.map(\.message) == [])
    #expect(report.comparisons > 100)
  }

  @Test("say which claims a scenario gives nothing to try on")
  func idle() throws {
    let text = """
      scenario: Still
      device: iphone-17
      screen: {title: Still}
      events: []
      """
    let report = ProbeRunner.run(try ProbedScenario.read(text), engine: ToolbarLayoutCore())
    #expect(report.findings == [])
    #expect(
      Set(report.idle.map(\.probe)) == [
        .roundTrip, .axisMirror, .coverAndUncover, .cancel, .burst, .background, .warmAgainstCold,
        .badgesAndLabels,
      ]
    )
  }
}
