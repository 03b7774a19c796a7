import PoseMachine
import ScenarioModel

/// A turn whose macrostep is ready to run or has run.
struct PreparedTurn: Sendable {
  var turn: ReplayTurn
  var macrostep: Macrostep
  /// What its entry says; nil for deadlines.
  var cause: EntryCause?
  var track: Int?
  var step: Step?
}
