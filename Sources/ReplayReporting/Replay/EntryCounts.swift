package import TimelineModel

/// How many entries a timeline has, and how many events of its scenario.
package struct EntryCounts: Hashable, Sendable {
  package private(set) var entries = 0
  /// Without markers, samples and events that the machine raised.
  package private(set) var events = 0

  package init() {}

  package mutating func take(_ entry: TimelineEntry) {
    entries += 1
    let isMarker = entry.event?.isMarker ?? true
    if !isMarker, !entry.isSample, entry.raisedBy == nil { events += 1 }
  }
}
