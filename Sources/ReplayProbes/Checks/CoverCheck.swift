import SourceText
import ScenarioModel
import ToolbarModel

/// A change of pose under another screen equals one in sight.
enum CoverCheck: ProbeCheck {
  static let probe = Probe.coverAndUncover

  /// An empty screen to cover the others with, under a name no scenario has.
  static func cover(in scenario: Scenario) -> NamedScreen {
    NamedScreen(
      name: "probe cover",
      screen: Screen(title: "Cover"),
      path: scenario.path,
      position: scenario.startScreen.position
    )
  }

  static func findings(in context: ProbeContext) -> [ProbeFinding]? {
    guard context.steps.contains(where: { $0.event?.changesPose == true }) else { return nil }
    let cover = Self.cover(in: context.scenario)
    return EventComparison.forEachEvent(in: context) { step, event, before, _ in
      guard event.changesPose else { return nil }
      let push = context.step(.push(cover.name), like: step)
      let pop = context.step(.pop, like: step)
      let cover = Self.cover(in: context.scenario)
      return EventComparison.difference(
        Self.self,
        context.rest(after: before + [push, pop, step], screens: [cover]),
        context.rest(after: before + [push, step, pop], screens: [cover]),
        after: "\(event) under another screen",
        line: step.position.line
      )
    }
  }
}
