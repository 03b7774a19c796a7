package import RecordingStore
package import ToolbarModel

/// How the scenarios of a suite are run and judged.
package struct SuiteSettings: Sendable {
  /// How recordings are compared and written; nil leaves recordings alone.
  package var store: RecordingKeeper?
  /// The recordings folder, when it is not the one beside `Scenarios`.
  package var recordings: String?
  package var filter: ScenarioFilter
  /// From a scenario's own rule settings to those in force.
  package var stability: @Sendable (StabilitySettings) -> StabilitySettings
  /// For `allow` entries with an end, as `2027-06-01`; nil lets them hold.
  package var today: String?
  /// How many scenarios run at once.
  package var jobs: Int
  /// Asked before each file; true ends the run with what is in flight.
  package var isInterrupted: @Sendable () -> Bool

  package init(
    store: RecordingKeeper? = nil,
    recordings: String? = nil,
    filter: ScenarioFilter = ScenarioFilter(),
    jobs: Int = 1,
    today: String? = nil,
    stability: @escaping @Sendable (StabilitySettings) -> StabilitySettings = { $0 },
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.store = store
    self.recordings = recordings
    self.filter = filter
    self.stability = stability
    self.today = today
    self.jobs = jobs
    self.isInterrupted = isInterrupted
  }
}
