import ScenarioModel
import ToolbarModel

/// One track as an exploration reads it: every step in the order it comes, repeats unrolled.
struct TrackPlan: Sendable {
  /// A step that can come next, with the numbers of its events.
  struct Turn: Sendable {
    var step: Step
    /// One event, or the members of a `together`; none for an expectation.
    var events: [Int]
  }

  private let turns: [Turn]
  /// Places in `turns`: a repeated step is kept once.
  private let order: [Int]
  /// Whether some step names its instant by the start of the replay.
  let readsAbsoluteTime: Bool

  /// Numbers the track's events after those in `events`.
  init(_ track: Track, number: Int, numbering events: inout [PlannedEvent]) {
    var turns: [Turn] = []
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
        Turn(step: step, events: Array(events.count..<events.count + members.count))
      )
      events += members
    }
    self.turns = turns
    self.order = order
    readsAbsoluteTime = turns.contains { turn in
      if case .at = turn.step.timing { true } else { false }
    }
  }

  /// How many steps come in all.
  var count: Int { order.count }

  /// The step at a place; nil at the end.
  func turn(at place: Int) -> Turn? { place < order.count ? turns[order[place]] : nil }

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
