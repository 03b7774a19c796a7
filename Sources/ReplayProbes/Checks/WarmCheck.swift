import ScenarioModel
import ToolbarModel

/// The second visit to a screen equals the first.
enum WarmCheck: ProbeCheck {
  static let probe = Probe.warmAgainstCold

  static func findings(in context: ProbeContext) -> [ProbeFinding]? {
    guard let like = context.steps.first else { return nil }
    let start = context.scenario.startScreen.name
    let others = context.scenario.screens.filter { $0.name != start }
    let cover = CoverCheck.cover(in: context.scenario)
    let screens = others.isEmpty ? [cover] : others
    return screens.flatMap { screen -> [ProbeFinding] in
      let push = context.step(.push(screen.name), like: like)
      let pop = context.step(.pop, like: like)
      let extra = others.isEmpty ? [cover] : []
      let visits = [
        EventComparison.difference(
          Self.self,
          context.rest(after: [push], screens: extra),
          context.rest(after: [push, pop, push], screens: extra),
          after: "a second visit to \(screen.name)",
          line: nil
        ),
        EventComparison.difference(
          Self.self,
          context.rest(after: [], screens: extra),
          context.rest(after: [push, pop], screens: extra),
          after: "coming back from \(screen.name)",
          line: nil
        ),
      ]
      return visits.compactMap(\.self)
    }
  }
}
