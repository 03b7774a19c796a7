import TimelineModel
import ToolbarModel

/// What one change of a situation leads to, costs and shows.
struct SituationStep: Sendable {
  var target: Situation
  var elapsed: ReplayDuration
  /// Churn on the way, one a metric; empty when there was none.
  var path: [Int] = []
  /// The look of the screen that turned out to be at rest; nil when none did.
  var rest: Int?
  /// Expectations of `always` that do not hold on the way.
  var failures: [ExpectationFailure] = []
  /// The last entry before this step has turned out to be settled.
  var settlesLast = false
  /// New entries, their instants counted from the begin of the step; only where they are kept.
  var entries: [TimelineEntry] = []
  var warnings: [ReplayWarning] = []
}
