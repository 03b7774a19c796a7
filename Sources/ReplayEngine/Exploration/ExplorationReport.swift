package import TimelineModel
package import ToolbarModel

/// What exploring one scenario has shown, ready to be told.
package struct ExplorationReport: Sendable {
  /// A finding that some order shows, with a schedule that does.
  package struct FoundFinding: Sendable {
    package var finding: Finding
    package var schedule: [ScheduleChoice]
  }

  package var scenario: String
  /// Events of every strand, by their text: `names[strand][number]`.
  package var eventNames: [[String]]
  package var metrics: [String]
  /// The extremes of `exploration` as they are reported, one a metric.
  package var worst: [Score]
  package var best: [Score]
  package var exploration: Exploration<FinalLayout, ExpectationFailure>
  /// The exact number of orders of the events by the multinomial formula, whatever was explored.
  package var multinomial: BigCount
  /// Findings that the written order does not have.
  package var findings: [FoundFinding]
  /// Whether every schedule was judged, or only some, chosen to lead through
  /// as many moves of the graph as they reach.
  package var judgedAllSchedules: Bool
  package var judgedSchedules: Int
  /// Stopped by the caller in the middle.
  package var wasInterrupted: Bool

  package var events: Int { eventNames.reduce(0) { $0 + $1.count } }
}
