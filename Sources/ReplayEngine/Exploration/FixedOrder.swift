package import ScenarioModel
import ToolbarModel

/// A schedule as a scenario of one track, every event at its instant: an order that can be kept.
package enum FixedOrder {
  package static func scenario(
    of steps: [PerformedStep],
    from scenario: Scenario
  ) -> Scenario {
    var fixed = scenario
    fixed.tracks = [
      Track(name: "events", steps: steps.map(step))
    ]
    return fixed
  }

  private static func step(_ performed: PerformedStep) -> Step {
    var step = performed.step
    step.track = nil
    step.timing =
      performed.event == nil ? .afterSettled : .at(performed.at - .start)
    return step
  }
}
