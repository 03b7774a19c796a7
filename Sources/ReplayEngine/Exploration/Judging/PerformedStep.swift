package import ScenarioModel
package import ToolbarModel

/// A step of a schedule: an event, or an expectation that was due.
package struct PerformedStep: Hashable, Sendable {
  package var step: Step
  /// Nil for an expectation.
  package var strand: Int?
  /// Its place on the strand, from zero.
  package var number: Int
  /// The lane it is drawn in.
  package var lane: String
  package var at: ReplayInstant

  package var event: ReplayEvent? {
    switch step.action {
    case .event(let event): event
    case .together, .repeated, .expect: nil
    }
  }
}
