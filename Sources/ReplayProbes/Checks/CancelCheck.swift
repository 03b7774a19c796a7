import TimelineModel
import SourceText
import ScenarioModel
import ToolbarModel

/// An event that is undone on its way and begun again ends as one that is not; one that is only undone leaves no trace.
enum CancelCheck: ProbeCheck {
  static let probe = Probe.cancel

  static func findings(in context: ProbeContext) -> [ProbeFinding]? {
    EventComparison.forEachEvent(in: context) { step, event, before, rest in
      guard let inverse = InverseEvent.of(event, before: rest.traits) else { return nil }
      let onTheWay = ReplayDuration(milliseconds: 60)
      let undo = context.step(inverse, like: step, after: onTheWay)
      let again = context.step(event, like: step, after: onTheWay)
      let cancelled = context.rest(after: before + [step, undo])
      if let finding = EventComparison.difference(
        Self.self,
        rest,
        cancelled,
        after: "\(event), cancelled after 60 ms",
        line: step.position.line
      ) {
        return finding
      }
      return EventComparison.difference(
        Self.self,
        context.rest(after: before + [step]),
        context.rest(after: before + [step, undo, again]),
        after: "\(event), cancelled and begun again",
        line: step.position.line
      )
    }
  }
}
