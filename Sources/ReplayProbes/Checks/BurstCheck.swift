import TimelineModel
import SourceText
import ScenarioModel
import ToolbarModel

/// The same event twice within 5 ms equals one, and one that is undone within 5 ms leaves no trace.
enum BurstCheck: ProbeCheck {
  static let probe = Probe.burst

  static func findings(in context: ProbeContext) -> [ProbeFinding]? {
    EventComparison.forEachEvent(in: context) { step, event, before, rest in
      let soon = ReplayDuration(milliseconds: 4)
      let twin = context.step(event, like: step, after: soon)
      let twice = EventComparison.difference(
        Self.self,
        context.rest(after: before + [step]),
        context.rest(after: before + [step, twin]),
        after: "\(event) twice within 4 ms",
        line: step.position.line
      )
      if let twice { return twice }
      guard let inverse = InverseEvent.of(event, before: rest.traits) else { return nil }
      return EventComparison.difference(
        Self.self,
        rest,
        context.rest(after: before + [step, context.step(inverse, like: step, after: soon)]),
        after: "\(event) and \(inverse) within 4 ms",
        line: step.position.line
      )
    }
  }
}
