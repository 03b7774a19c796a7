import TimelineModel
import SourceText
import ScenarioModel
import ToolbarModel

/// Every event followed by its inverse leaves no trace.
enum RoundTripCheck: ProbeCheck {
  static let probe = Probe.roundTrip

  static func findings(in context: ProbeContext) -> [ProbeFinding]? {
    EventComparison.forEachEvent(in: context) { step, event, before, rest in
      guard let inverse = InverseEvent.of(event, before: rest.traits) else { return nil }
      let back = context.rest(after: before + [step, context.step(inverse, like: step)])
      return EventComparison.difference(
        Self.self,
        rest,
        back,
        after: "\(event) and \(inverse)",
        line: step.position.line
      )
    }
  }
}
