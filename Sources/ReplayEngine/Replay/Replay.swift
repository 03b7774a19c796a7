package import ScenarioModel
package import ToolbarLayoutCore

/// One replay of one scenario: events → statechart → traits → layout → timeline.
package struct Replay: Sendable {
  package let scenario: Scenario
  package let engine: any LayoutEngine
  package let executor: ReplayExecutorKind

  package init(
    scenario: Scenario,
    engine: any LayoutEngine,
    executor: ReplayExecutorKind = .virtual
  ) {
    self.scenario = scenario
    self.engine = engine
    self.executor = executor
  }

  /// Runs to the end. The same scenario gives the same value, whatever the executor.
  package func run() -> ReplayResult {
    let session = ReplaySession(ReplayPlan(scenario, engine: engine))
    return VirtualExecutor.run(session).result
  }
}
