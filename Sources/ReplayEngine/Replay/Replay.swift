package import ScenarioModel
import Synchronization
package import TimelineModel
package import ToolbarLayoutCore

/// One replay of one scenario: events → statechart → traits → layout → timeline.
package struct Replay: Sendable {
  package let scenario: Scenario
  package let engine: any LayoutEngine
  package let executor: ReplayExecutorKind

  package init(
    scenario: Scenario,
    engine: any LayoutEngine = ToolbarLayoutCore(),
    executor: ReplayExecutorKind = .virtual
  ) {
    self.scenario = scenario
    self.engine = engine
    self.executor = executor
  }

  /// Runs to the end. The same scenario gives the same value, whatever the executor.
  package func run() -> ReplayResult {
    let session = ReplaySession(ReplayPlan(scenario, engine: engine))
    return switch executor {
    case .virtual: VirtualExecutor.run(session).result
    case .dispatch(let pace, let workers):
      DispatchExecutor.run(session, pace: pace, workers: workers).result
    }
  }

  /// Runs at a pace and hands out every entry as it happens; for live play.
  ///
  /// - Parameter onEntry: called in order, on the coordinator queue; false ends the replay there.
  package func play(
    pace: ReplayPace,
    workers: Int = 2,
    onEntry: @escaping @Sendable (TimelineEntry) -> Bool
  ) -> ReplayResult {
    let plan = ReplayPlan(scenario, engine: engine)
    let shown = Atomic<Int>(0)
    @Sendable func show(_ session: ReplaySession) -> Bool {
      let entries = session.recorder.entries
      let first = shown.exchange(entries.count, ordering: .relaxed)
      return entries[first...].allSatisfy(onEntry)
    }
    let session = ReplaySession(plan)
    guard show(session) else { return session.result }
    return DispatchExecutor.run(session, pace: pace, workers: workers, onEntries: show).result
  }
}
