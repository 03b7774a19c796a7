package import ScenarioModel
package import TimelineModel

/// What an exploration asks of modules it does not know: distances, expectations and findings.
package protocol ExplorationJudge: Sendable {
  /// Names of the additive scores, in the order of `distances`.
  var metrics: [String] { get }

  /// The distance of two layouts in every metric, in ten-thousandths; a true metric each.
  func distances(from a: TimelineEntry, to b: TimelineEntry) -> [Int]

  /// Whether an expectation holds in an entry.
  func holds(_ expectation: Expectation, in entry: TimelineEntry) -> Bool

  /// Everything the analysis finds on a whole timeline.
  func findings(on timeline: Timeline) -> [Finding]
}
