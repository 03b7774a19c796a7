import ScenarioModel
import TimelineModel
import ToolbarModel

/// What the checks that replay events have in common: another way to the same state must end in the same layout.
enum EventComparison {
  /// A finding when both ways end in the same traits with different layouts; other ends cannot be compared.
  static func difference(
    _ check: any ProbeCheck.Type,
    _ expected: ReplayDetail?,
    _ found: ReplayDetail?,
    after trigger: String,
    line: Int?
  ) -> ProbeFinding? {
    guard let expected, let found, expected.traits == found.traits else { return nil }
    return check.difference(expected.layout, found.layout, after: trigger, line: line)
  }

  /// Runs `body` for every event with the steps before it and where they rest.
  static func forEachEvent(
    in context: ProbeContext,
    _ body: (_ step: Step, _ event: ReplayEvent, _ before: [Step], _ rest: ReplayDetail) ->
      ProbeFinding?
  ) -> [ProbeFinding]? {
    var findings: [ProbeFinding] = []
    var hasTried = false
    for (index, step) in context.steps.enumerated() {
      let before = Array(context.steps[..<index])
      guard let event = step.event, let rest = context.rest(after: before) else { continue }
      hasTried = true
      if let finding = body(step, event, before, rest) { findings.append(finding) }
    }
    return hasTried ? findings : nil
  }
}

extension ReplayEvent {
  /// Folds, turns, splits and resizes.
  var changesPose: Bool {
    switch self {
    case .fold, .unfold, .hinge, .rotate, .resize, .splitView: true
    case .search, .keyboard, .scroll, .window, .push, .pop, .present, .dismiss, .tab, .set,
      .customize, .dynamicType, .menu, .focus, .tap, .wait:
      false
    }
  }
}
