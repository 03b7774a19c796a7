import ScenarioModel
import TimelineModel
import ToolbarModel

/// What one schedule has recorded on its way: entries, events and expectations, with their instants.
struct ScheduleRecord: Sendable {
  private(set) var entries: [TimelineEntry]
  private(set) var checkpoints: [ExpectationCheckpoint] = []
  private(set) var warnings: [ReplayWarning] = []
  var performed: [PerformedStep] = []
  private(set) var now = ReplayInstant.start

  init(start: TimelineEntry) { entries = [start] }

  /// Takes what a step has recorded that begins now.
  mutating func take(_ step: SituationStep) {
    if step.settlesLast { entries[entries.count - 1].isSettled = true }
    for var entry in step.entries {
      entry.index = entries.count
      entry.at = now + (entry.at - .start)
      entry.after = entry.at - entries[entries.count - 1].at
      entries.append(entry)
    }
    for warning in step.warnings where !warnings.contains(warning) { warnings.append(warning) }
    now = now + step.elapsed
  }

  mutating func check(_ checkpoint: Expectation) {
    checkpoints.append(ExpectationCheckpoint(expectation: checkpoint, entry: entries.count - 1))
  }
}
