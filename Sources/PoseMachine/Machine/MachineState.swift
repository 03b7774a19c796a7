package import ToolbarModel

/// The whole machine between two events: configuration and pending deadlines. A value; equal values
/// behave alike.
package struct MachineState: Hashable, Sendable {
  package var configuration: PoseConfiguration
  /// In the order they come: instant, then track, region and kind.
  package private(set) var pending: [PendingDeadline] = []

  package init(configuration: PoseConfiguration) { self.configuration = configuration }

  package var nextDeadline: ReplayInstant? { pending.first?.at }

  /// When the last running transition ends.
  package var lastEnd: ReplayInstant? { pending.last { $0.kind == .end }?.at }

  /// Nothing is in transition and nothing is due.
  package var isSettled: Bool { pending.isEmpty }

  package func hasPending(of track: Int) -> Bool { pending.contains { $0.track == track } }

  mutating func schedule(
    _ deadlines: [ScheduledDeadline],
    for region: RegionName,
    of track: Int,
    at now: ReplayInstant
  ) {
    for deadline in deadlines {
      let new = PendingDeadline(
        at: now + deadline.after,
        region: region,
        kind: deadline.kind,
        track: track
      )
      let index = pending.firstIndex { new.precedes($0) } ?? pending.endIndex
      pending.insert(new, at: index)
    }
  }

  mutating func cancel(_ kinds: [ScheduledDeadline.Kind], of region: RegionName) {
    guard !kinds.isEmpty else { return }
    pending.removeAll { $0.region == region && kinds.contains($0.kind) }
  }

  /// Takes out everything that is due at an instant.
  package mutating func takeDeadlines(at now: ReplayInstant) -> [PendingDeadline] {
    let count = pending.prefix { $0.at <= now }.count
    defer { pending.removeFirst(count) }
    return Array(pending.prefix(count))
  }

  /// The same state with time counted from another zero, so that equal situations are equal values.
  package func rebased(by offset: ReplayDuration) -> MachineState {
    if offset == .zero { return self }
    var copy = self
    copy.configuration = configuration.rebased(by: offset)
    for index in copy.pending.indices {
      copy.pending[index].at.milliseconds -= offset.milliseconds
    }
    return copy
  }
}

extension PendingDeadline {
  /// Equal instants are ordered by track, then region, then kind.
  fileprivate func precedes(_ other: PendingDeadline) -> Bool {
    (at.milliseconds, track, region.order, kind.rawValue)
      < (other.at.milliseconds, other.track, other.region.order, other.kind.rawValue)
  }
}
