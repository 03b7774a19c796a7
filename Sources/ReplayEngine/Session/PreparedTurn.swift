import PoseMachine
import ToolbarModel

/// A turn whose macrostep is ready to run or has run.
struct PreparedTurn: Sendable {
  var macrostep: Macrostep
  /// Nil for deadlines, as is what follows.
  var event: ReplayEvent?
  /// What its entry says.
  var cause: EntryCause?
  var track: Int?
}
