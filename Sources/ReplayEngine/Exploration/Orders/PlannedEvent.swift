import ScenarioModel
import ToolbarModel

/// One event of a plan with the step that writes it.
struct PlannedEvent: Sendable {
  var event: ReplayEvent
  var step: Step
  var track: Int
}
