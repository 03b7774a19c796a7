import ScenarioModel
import ToolbarModel

/// One track as an exploration reads it: every step in the order it comes, repeats unrolled.
struct TrackPlan: Sendable {
  /// A step that can come next; plain figures only, since walks look at the next ones again and again.
  struct Turn: Sendable {
    enum Kind: Sendable {
      case event
      /// The latest instant for the last member, from the first.
      case together(within: ReplayDuration)
      case repeated
      case expectation
    }

    var timing: Step.Timing
    var kind: Kind
    /// The numbers of its events: one, the members of a `together`, or none.
    var events: Range<Int>
    /// Its place among the steps.
    var number: Int
  }

  private let turns: [Turn]
  private let steps: [Step]
  /// Places in `turns`: a repeated step is kept once.
  private let order: [Int]
  /// Whether some step names its instant by the start of the replay.
  let readsAbsoluteTime: Bool
  /// Whether some step names its instant, by the start or by the step before it.
  let hasInstants: Bool

  /// Numbers the track's events after those in `events`.
  init(_ track: Track, number: Int, numbering events: inout [PlannedEvent]) {
    var turns: [Turn] = []
    var steps: [Step] = []
    var order: [Int] = []
    var known: [Step: Int] = [:]
    var cursor = StepCursor()
    while let step = cursor.current(in: track.steps) {
      cursor.advance()
      if let index = known[step] {
        order.append(index)
        continue
      }
      known[step] = turns.count
      order.append(turns.count)
      let members = TrackPlan.events(of: step, track: number)
      turns.append(
        Turn(
          timing: step.timing,
          kind: Turn.Kind(step.action),
          events: events.count..<events.count + members.count,
          number: steps.count
        )
      )
      steps.append(step)
      events += members
    }
    self.turns = turns
    self.steps = steps
    self.order = order
    readsAbsoluteTime = turns.contains { turn in
      if case .at = turn.timing { true } else { false }
    }
    hasInstants = turns.contains { $0.timing != .afterSettled }
  }

  /// How many places there are before, between and after its events and sets.
  var places: Int { 1 + order.count { !turns[$0].events.isEmpty } }

  /// How many members its sets have, one after the other.
  var setSizes: [Int] {
    order.map { turns[$0].events.count }.filter { $0 > 1 }
  }

  /// How many steps come in all.
  var count: Int { order.count }

  /// The step at a place; nil at the end.
  func turn(at place: Int) -> Turn? { place < order.count ? turns[order[place]] : nil }

  /// What is written for a turn.
  func step(of turn: Turn) -> Step { steps[turn.number] }

  private static func events(of step: Step, track: Int) -> [PlannedEvent] {
    switch step.action {
    case .event(let event): [PlannedEvent(event: event, step: step, track: track)]
    case .together(_, let members):
      members.compactMap { member in
        guard case .event(let event) = member.action else { return nil }
        return PlannedEvent(event: event, step: member, track: track)
      }
    case .repeated, .expect: []
    }
  }
}

extension TrackPlan.Turn.Kind {
  fileprivate init(_ action: Step.Action) {
    switch action {
    case .event: self = .event
    case .together(let within, _): self = .together(within: within)
    case .repeated: self = .repeated
    case .expect: self = .expectation
    }
  }
}
