/// A moment of virtual time: whole milliseconds since the start of the replay.
package struct ReplayInstant: Hashable, Comparable, Sendable {
  package var milliseconds: Int

  package init(milliseconds: Int) { self.milliseconds = milliseconds }

  package static let start = ReplayInstant(milliseconds: 0)

  package static func < (a: ReplayInstant, b: ReplayInstant) -> Bool {
    a.milliseconds < b.milliseconds
  }
  package static func + (a: ReplayInstant, b: ReplayDuration) -> ReplayInstant {
    ReplayInstant(milliseconds: a.milliseconds + b.milliseconds)
  }
  package static func - (a: ReplayInstant, b: ReplayInstant) -> ReplayDuration {
    ReplayDuration(milliseconds: a.milliseconds - b.milliseconds)
  }
}
