import TimelineModel
import ToolbarModel

/// What one change of a situation leads to, costs and shows.
///
/// A class only so that looking one up costs one reference; it never changes.
final class SituationStep: Sendable {
  let target: Situation
  let elapsed: ReplayDuration
  /// Churn on the way, one a metric; empty when there was none.
  let path: [Int]
  /// The look of the screen that turned out to be at rest; nil when none did.
  let rest: Int?
  /// Expectations of `always` that do not hold on the way.
  let failures: [ExpectationFailure]
  /// The last entry before this step has turned out to be settled.
  let settlesLast: Bool
  /// New entries, their instants counted from the begin of the step.
  let entries: [TimelineEntry]
  let warnings: [ReplayWarning]

  init(
    target: Situation,
    elapsed: ReplayDuration,
    path: [Int],
    rest: Int?,
    failures: [ExpectationFailure],
    settlesLast: Bool,
    entries: [TimelineEntry],
    warnings: [ReplayWarning]
  ) {
    self.target = target
    self.elapsed = elapsed
    self.path = path
    self.rest = rest
    self.failures = failures
    self.settlesLast = settlesLast
    self.entries = entries
    self.warnings = warnings
  }
}
