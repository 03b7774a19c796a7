package import ToolbarModel

/// Something a region wants to be told later: data, not a timer.
package struct ScheduledDeadline: Hashable, Sendable {
  package enum Kind: Int, Hashable, Sendable, Comparable, CaseIterable {
    /// The layout sees the new value.
    case flip
    /// A sample of a live drag or scroll.
    case sample
    /// A measured intermediate pass ends.
    case pass
    /// The transition is over.
    case end

    package static func < (a: Kind, b: Kind) -> Bool { a.rawValue < b.rawValue }
  }

  package var kind: Kind
  package var after: ReplayDuration

  package init(_ kind: Kind, after: ReplayDuration) {
    self.kind = kind
    self.after = after
  }
}
