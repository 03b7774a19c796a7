import PoseMachine
import ScenarioModel
import ToolbarModel

/// What happens next, at which instant: one macrostep, or an expectation that is due.
enum ReplayTurn: Hashable, Sendable {
  /// All deadlines of one instant.
  case deadlines
  /// The next event of a track, or of its running `together`.
  case step(track: Int)
  case expectation(track: Int)
}
