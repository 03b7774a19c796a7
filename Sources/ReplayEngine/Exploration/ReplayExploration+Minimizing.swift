import ScenarioModel
import SourceText
package import TimelineModel
import ToolbarModel

extension ReplayExploration {
  /// A shortest fixed order that still shows a finding: fewest events, then fewest changes of lane.
  package func minimized(
    _ finding: Finding,
    in schedule: [ScheduleChoice],
    attempts: Int = 400
  ) -> [PerformedStep]? {
    let kind = FindingKind(finding)
    return minimized(schedule, attempts: attempts) { steps in
      findings(of: steps).contains { FindingKind($0) == kind }
    }
  }

  /// A shortest fixed order that still breaks an expectation.
  package func minimized(
    _ failure: ExpectationFailure,
    in schedule: [ScheduleChoice],
    attempts: Int = 400
  ) -> [PerformedStep]? {
    minimized(schedule, attempts: attempts) { breaks(failure, $0) }
  }

  /// A shortest fixed order that still ends in another layout than its events do in written order.
  package func minimizedDependence(
    in schedule: [ScheduleChoice],
    attempts: Int = 400
  ) -> [PerformedStep]? {
    minimized(schedule, attempts: attempts) { steps in
      let written = inWrittenOrder(steps)
      return finalLayout(of: steps) != finalLayout(of: written)
    }
  }

  private func minimized(
    _ schedule: [ScheduleChoice],
    attempts: Int,
    shows: ([PerformedStep]) -> Bool
  ) -> [PerformedStep]? {
    guard let steps = replay(schedule)?.steps, shows(steps) else { return nil }
    let fewest = DeltaDebugging.minimized(steps, attempts: attempts, shows: shows)
    return withFewerSwitches(fewest, shows: shows)
  }

  /// Swaps neighbours of different lanes while that leaves fewer changes of lane and still shows it.
  private func withFewerSwitches(
    _ steps: [PerformedStep],
    shows: ([PerformedStep]) -> Bool
  ) -> [PerformedStep] {
    var best = steps
    var hasImproved = true
    while hasImproved {
      hasImproved = false
      for index in best.indices.dropFirst() where best[index - 1].lane != best[index].lane {
        var candidate = best
        candidate.swapAt(index - 1, index)
        // The instants stay where they are: only what happens at them is exchanged.
        candidate[index - 1].at = best[index - 1].at
        candidate[index].at = best[index].at
        if switches(candidate) < switches(best), shows(candidate) {
          best = candidate
          hasImproved = true
        }
      }
    }
    return best
  }

  private func switches(_ steps: [PerformedStep]) -> Int {
    zip(steps, steps.dropFirst()).count { $0.lane != $1.lane }
  }

  private func fixed(_ steps: [PerformedStep]) -> ReplayResult {
    Replay(scenario: FixedOrder.scenario(of: steps, from: scenario), engine: engine).run()
  }

  private func findings(of steps: [PerformedStep]) -> [Finding] {
    judge.findings(on: fixed(steps).timeline)
  }

  private func finalLayout(of steps: [PerformedStep]) -> FinalLayout? {
    fixed(steps).timeline.entries.last?.detail.map { FinalLayout($0.layout) }
  }

  private func breaks(_ failure: ExpectationFailure, _ steps: [PerformedStep]) -> Bool {
    let result = fixed(steps)
    if failure.isAlways {
      return scenario.always.contains { expectation in
        expectation.position.line == failure.line
          && result.timeline.entries.contains { !judge.holds(expectation, in: $0) }
      }
    }
    return result.checkpoints.contains { checkpoint in
      checkpoint.expectation.position.line == failure.line
        && !judge.holds(checkpoint.expectation, in: result.timeline.entries[checkpoint.entry])
    }
  }

  /// The same events at the same instants, by lane and place: the order they are written in.
  private func inWrittenOrder(_ steps: [PerformedStep]) -> [PerformedStep] {
    let order = steps.sorted { a, b in
      (a.step.position.line, a.step.position.column, a.number)
        < (b.step.position.line, b.step.position.column, b.number)
    }
    return zip(order, steps).map { step, place in
      var step = step
      step.at = place.at
      return step
    }
  }
}
