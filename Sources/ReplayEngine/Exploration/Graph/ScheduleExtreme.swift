/// A total of one metric with a schedule that reaches it.
package struct ScheduleExtreme: Hashable, Sendable {
  package var value: Int
  package var schedule: [ScheduleChoice]
}
