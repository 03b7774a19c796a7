import TimelineModel
import ScenarioModel
import ToolbarModel

/// Two quick size changes in the background leave no trace.
enum BackgroundCheck: ProbeCheck {
  static let probe = Probe.background

  static func findings(in context: ProbeContext) -> [ProbeFinding]? {
    guard let line = context.steps.first,
      let rest = context.rest(after: []), let changes = changes(context, rest.traits)
    else { return nil }
    func step(_ event: ReplayEvent, _ milliseconds: Int) -> Step {
      context.step(event, like: line, after: ReplayDuration(milliseconds: milliseconds))
    }
    let visit = [
      context.step(.window(.inactive), like: line), step(.window(.background), 200),
      step(changes.away, 100), step(changes.back, 4), step(.window(.active), 400),
    ]
    let plain = [
      context.step(.window(.inactive), like: line), step(.window(.background), 200),
      step(.window(.active), 504),
    ]
    let finding = EventComparison.difference(
      Self.self,
      context.rest(after: plain),
      context.rest(after: visit),
      after: "\(changes.away) and \(changes.back) in the background",
      line: nil
    )
    return [finding].compactMap(\.self)
  }

  private static func changes(
    _ context: ProbeContext,
    _ traits: Traits
  ) -> (away: ReplayEvent, back: ReplayEvent)? {
    let capabilities = context.scenario.device.capabilities
    if capabilities.isResizable {
      var half = traits.window
      half.width = half.width / 2
      return (.resize(half), .resize(traits.window))
    }
    guard let other = capabilities.orientations.first(where: { $0 != traits.orientation }) else {
      return nil
    }
    return (.rotate(other), .rotate(traits.orientation))
  }
}
