/// The answer for every order at once, or an honest sample of them.
package struct Exploration<Outcome: Hashable & Sendable, Mark: Hashable & Sendable>: Sendable {
  /// A final layout, how many interleavings can come to it, and one schedule that does.
  package struct FoundOutcome: Sendable {
    package var outcome: Outcome
    /// In a sample: how many samples came to it.
    package var interleavings: BigCount
    package var schedule: [ScheduleChoice]
  }

  /// A finding or failed expectation with a schedule that shows it.
  package struct FoundMark: Sendable {
    package var mark: Mark
    package var schedule: [ScheduleChoice]
  }

  package var nodes: Int
  /// There are at least so many, whatever was explored.
  package var fewestNodes: BigCount
  package var edges: Int
  /// False: what follows is a sample, and says nothing of the orders not drawn.
  package var isComplete: Bool
  /// Orders of events; nil in a sample.
  package var interleavings: BigCount?
  /// Orders of events and deadlines; nil in a sample.
  package var schedules: BigCount?
  /// The schedules that were drawn; none when complete.
  package var sampled: [[ScheduleChoice]]
  /// Most frequent first.
  package var outcomes: [FoundOutcome]
  package var decidingPairs: [(first: StrandEvent, second: StrandEvent)]
  /// One a metric.
  package var worst: [ScheduleExtreme]
  package var best: [ScheduleExtreme]
  package var marks: [FoundMark]

  /// How many schedules were drawn; zero when complete.
  package var samples: Int { sampled.count }
}
