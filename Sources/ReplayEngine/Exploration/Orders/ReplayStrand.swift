import ScenarioModel

/// A strand of an exploration: a track, or one member of its `together`s.
struct ReplayStrand: Hashable, Sendable {
  var track: Int
  /// The place in a `together`; nil is the track itself.
  var member: Int?
  /// How many events it has in all.
  var length: Int

  /// In document order: every track, then the members of its sets.
  static func all(in tracks: [Track]) -> [ReplayStrand] {
    tracks.enumerated().flatMap { index, track -> [ReplayStrand] in
      var counter = StrandCounter()
      counter.count(track.steps, times: 1)
      let members = counter.members.enumerated().map { member, length in
        ReplayStrand(track: index, member: member, length: length)
      }
      guard counter.own > 0 || members.isEmpty else { return members }
      return [ReplayStrand(track: index, member: nil, length: counter.own)] + members
    }
  }
}

/// Counts events without unrolling repeats.
private struct StrandCounter {
  var own = 0
  var members: [Int] = []

  mutating func count(_ steps: [Step], times: Int) {
    for step in steps {
      switch step.action {
      case .event: own += times
      case .expect: break
      case .repeated(let more, let inner): count(inner, times: times * more)
      case .together(_, let events):
        for member in events.indices {
          if member == members.count { members.append(0) }
          members[member] += times
        }
      }
    }
  }
}
