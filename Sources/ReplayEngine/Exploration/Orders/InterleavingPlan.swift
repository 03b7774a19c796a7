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
  /// In how many ways tracks can at least stand beside each other: each is a node of its own.
  let fewestNodes: BigCount

  init(_ tracks: [Track], jitter: ReplayDuration) {
    strands = ReplayStrand.all(in: tracks)
    var events: [PlannedEvent] = []
    self.tracks = tracks.enumerated().map {
      TrackPlan($0.element, number: $0.offset, numbering: &events)
    }
    self.events = events
    self.jitter = jitter
    fewestNodes = InterleavingPlan.fewestNodes(self.tracks.filter { !$0.hasInstants })
  }

  /// - Parameter free: the tracks without instants of their own. They hold nobody up and nobody waits for
  ///   them: each stands between any two of its steps while the others stand between any two of theirs, and
  ///   one of them in the middle of any of its sets.
  private static func fewestNodes(_ free: [TrackPlan]) -> BigCount {
    let between = free.reduce(BigCount.one) { $0.multiplied(by: $1.places) }
    return free.reduce(between) { sum, track in
      let others = between.divided(exactlyBy: track.places)
      return track.setSizes.reduce(sum) { $0 + others.timesMiddles(ofSetOf: $1) }
    }
  }
}

extension BigCount {
  /// The product with the number of ways in which some members of a set have happened and some have not.
  fileprivate func timesMiddles(ofSetOf size: Int) -> BigCount {
    // 2 + 4 + … + 2ⁿ⁻¹. Beyond some size it makes no difference, and would take long to work out.
    (1..<max(1, min(size, 256))).reduce(.zero) { middles, _ in (middles + self).multiplied(by: 2) }
  }
}
