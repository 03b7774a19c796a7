package import ToolbarModel

/// A value that takes time to change: `idle → transitioning(from, to, began, duration) → idle`.
///
/// `target` is where the value is going, `presented` is what the layout sees. The presented value flips
/// once inside the transition, at an instant that is profile data.
package struct TimedValue<Value: Hashable & Sendable>: Hashable, Sendable {
  /// A running transition.
  package struct Motion: Hashable, Sendable {
    package var from: Value
    package var began: ReplayInstant
    package var duration: ReplayDuration

    package var ends: ReplayInstant { began + duration }
  }

  package private(set) var target: Value
  package private(set) var presented: Value
  package private(set) var motion: Motion?

  package init(_ value: Value) {
    self.target = value
    self.presented = value
  }

  package var isInTransition: Bool { motion != nil }

  /// Starts, or from the presented value restarts, a transition.
  ///
  /// Returns what must be scheduled; anything scheduled before is void. Nothing runs when the value
  /// already stands there: an opposite event before the flip undoes what no one has seen.
  package mutating func move(
    to value: Value,
    at now: ReplayInstant,
    flippingAfter notice: ReplayDuration,
    over duration: ReplayDuration
  ) -> [ScheduledDeadline] {
    target = value
    guard presented != value, duration > .zero else {
      presented = value
      motion = nil
      return []
    }
    motion = Motion(from: presented, began: now, duration: duration)
    guard notice > .zero else {
      presented = value
      return [ScheduledDeadline(.end, after: duration)]
    }
    return [
      ScheduledDeadline(.flip, after: min(notice, duration)),
      ScheduledDeadline(.end, after: duration),
    ]
  }

  /// Lets the layout see the target.
  package mutating func flip() { presented = target }

  /// Lets the layout see a value on the way.
  package mutating func present(_ value: Value) { presented = value }

  package mutating func end() {
    presented = target
    motion = nil
  }

  /// The same value with time counted from another zero.
  package func rebased(by offset: ReplayDuration) -> TimedValue {
    var copy = self
    if let motion {
      copy.motion?.began = ReplayInstant(
        milliseconds: motion.began.milliseconds - offset.milliseconds
      )
    }
    return copy
  }
}
