import ReplayEngine
import StabilityAnalysis
import Testing
import TimelineModel
import ToolbarLayoutCore
import ToolbarModel

@Suite("Faulty layout engines")
struct MutationTests {
  static let scenarios = [ProbedScenario.window, ProbedScenario.foldable]

  private func findings(_ engine: any LayoutEngine) throws -> [String] {
    try Self.scenarios.flatMap { text in
      let result = Replay(scenario: try ProbedScenario.read(text), engine: engine).run()
      return StabilityAnalyzer.report(on: result.timeline).findings
        .filter { $0.severity != .info }
        .map { "\($0.rule.rawValue) \($0.severity.rawValue): \($0.message)" }
    }
  }

  @Test("leave the sound core unflagged")
  func soundCore() throws {
    #expect(try findings(ToolbarLayoutCore()) == [])
  }

  struct Row: CustomTestStringConvertible, Sendable {
    var engine: FaultyEngine
    var rules: Set<StabilityRule>
    var testDescription: String { engine.rawValue }
  }

  static let rows = [
    Row(engine: .buttonFeedback, rules: [.oscillation]),
    Row(engine: .asymmetricThresholds, rules: [.boundaryChatter]),
    Row(engine: .revealThenMeasure, rules: [.lateSettle]),
    Row(engine: .decisionDependentSizes, rules: [.oscillation]),
    Row(engine: .history, rules: [.pathDependent]),
  ]

  @Test("are caught, each by the rules for its cause", arguments: rows)
  func caught(_ row: Row) throws {
    let found = try findings(row.engine.make())
    for rule in row.rules {
      #expect(found.contains { $0.hasPrefix("\(rule.rawValue) ") }, "found \(found)")
    }
  }
}
