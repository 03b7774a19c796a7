package import ScenarioModel
import SourceText
import ToolbarModel

/// Reads declarations alone, no replay, and reports what Apple's guides warn of.
///
/// Silence is no proof: advice speaks of what is declared, the replay of what happens.
package enum ToolbarLinter {
  /// Advice on every screen of a scenario, in order of file position, then rule.
  package static func advice(on scenario: Scenario) -> [LintAdvice] {
    let found =
      scenario.screens.flatMap { advice(on: LintedScreen($0, of: scenario)) }
      + verticalBehaviorAdvice(on: scenario)
    return found.sorted { a, b in
      (a.path, a.position, a.rule.rawValue) < (b.path, b.position, b.rule.rawValue)
    }
  }

  private static func advice(on screen: LintedScreen) -> [LintAdvice] {
    priorityAdvice(on: screen) + contentAdvice(on: screen) + axisAdvice(on: screen)
      + customizationAdvice(on: screen) + newerAPIAdvice(on: screen)
  }
}
