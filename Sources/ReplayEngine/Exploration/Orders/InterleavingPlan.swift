import ScenarioModel
import ToolbarModel

/// What an exploration knows of its events before the first one happens.
///
/// A class only so that every move hands it on at the cost of one reference; it never changes.
final class InterleavingPlan: Sendable {
  let strands: [ReplayStrand]
  let tracks: [TrackPlan]
  /// Every event, by number.
  let events: [PlannedEvent]
  /// How much earlier or later than written an event with an instant of its own may happen.
  let jitter: ReplayDuration

  init(_ tracks: [Track], jitter: ReplayDuration) {
    strands = ReplayStrand.all(in: tracks)
    var events: [PlannedEvent] = []
    self.tracks = tracks.enumerated().map {
      TrackPlan($0.element, number: $0.offset, numbering: &events)
    }
    self.events = events
    self.jitter = jitter
  }
}
