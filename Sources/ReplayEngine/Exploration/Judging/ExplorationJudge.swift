package import ScenarioModel
package import TimelineModel
package import ToolbarModel

/// What an exploration asks of modules it does not know: distances, expectations and findings.
package protocol ExplorationJudge: Sendable {
  /// Names of the additive scores, in the order of `distances`.
  var metrics: [String] { get }

  /// The distance of two layouts in every metric, in whole units that add up without rounding; a true
  /// metric each, so that no excess is negative.
  func distances(from a: TimelineEntry, to b: TimelineEntry) -> [Int]

  /// A sum of distances in one metric as it is reported.
  func score(_ total: Int, ofMetric metric: Int) -> Score

  /// Whether an expectation holds in an entry.
  func holds(_ expectation: Expectation, in entry: TimelineEntry) -> Bool

  /// Everything the analysis finds on a whole timeline.
  func findings(on timeline: Timeline) -> [Finding]

  /// The same judgement entry by entry, for orders that begin alike.
  func timelineJudge(of header: TimelineHeader) -> any TimelineJudge
}
