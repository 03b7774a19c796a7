/// A stretch of virtual time in whole milliseconds.
package struct ReplayDuration: Hashable, Comparable, Sendable, AdditiveArithmetic {
  package var milliseconds: Int

  package init(milliseconds: Int) { self.milliseconds = milliseconds }

  package static let zero = ReplayDuration(milliseconds: 0)

  package static func < (a: ReplayDuration, b: ReplayDuration) -> Bool {
    a.milliseconds < b.milliseconds
  }
  package static func + (a: ReplayDuration, b: ReplayDuration) -> ReplayDuration {
    ReplayDuration(milliseconds: a.milliseconds + b.milliseconds)
  }
  package static func - (a: ReplayDuration, b: ReplayDuration) -> ReplayDuration {
    ReplayDuration(milliseconds: a.milliseconds - b.milliseconds)
  }
}

extension ReplayDuration: CustomStringConvertible {
  /// As a scenario writes it: `250ms`.
  package var description: String { "\(milliseconds)ms" }
}
