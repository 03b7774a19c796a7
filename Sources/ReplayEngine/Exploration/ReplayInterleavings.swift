import PoseMachine
import ScenarioModel
import SourceText
import TimelineModel
import ToolbarLayoutCore
import ToolbarModel

/// A scenario as a model to explore: every order of its tracks, of the members of its `together`s, and
/// of events within their jitter.
///
/// Tracks know their own order and nothing of each other's; a step with an instant of its own (`at`,
/// `after`) keeps it, give or take the jitter. Time runs as far as an event needs it, or voluntarily to
/// the next deadline while a window (`within`, jitter) is open.
///
/// A class only so that walks hand it on at the cost of one reference; nothing in it ever changes.
final class ReplayInterleavings: InterleavingModel {
  let plan: ReplayPlan
  let jitter: ReplayDuration
  let judge: any ExplorationJudge
  let strands: [ReplayStrand]
  /// Everything that could come next: strands in document order, time last.
  let choices: [ScheduleChoice]
  let tracks: [TrackPlan]
  /// Every event of the plan, by number.
  let events: [PlannedEvent]
  let table: SituationTable
  let root: ExploredNode
  /// The first entry of every order.
  let start: TimelineEntry

  init(
    _ plan: ReplayPlan,
    jitter: ReplayDuration,
    judge: any ExplorationJudge
  ) {
    self.plan = plan
    self.jitter = jitter
    self.judge = judge
    strands = ReplayStrand.all(in: plan.tracks)
    choices = strands.indices.map { .strand($0) } + [.time]
    var events: [PlannedEvent] = []
    tracks = plan.tracks.enumerated().map {
      TrackPlan($0.element, number: $0.offset, numbering: &events)
    }
    self.events = events
    table = SituationTable(plan, events: events, judge: judge)
    let moment = ReplaySession(plan, settlesAtOnce: false).moment
    start = moment.last
    let situation = table.situation(of: moment)
    root = ExploredNode(
      OrderProgress(
        situation: situation,
        places: tracks.map { _ in TrackPlace() },
        done: strands.map { _ in 0 },
        rest: situation.last.look
      ),
      key: []
    )
  }

  var metricCount: Int { judge.metrics.count }

  /// The lane a step is drawn in: its track, or its place in a set.
  func laneName(of strand: Int?, track: Int) -> String {
    let name = plan.tracks[track].name
    guard let strand, let member = strands[strand].member else { return name }
    return "\(name) \(member + 1)"
  }

  /// The instant that a track's next step names itself; nil when it waits for settling.
  func explicitInstant(of track: Int, at place: TrackPlace) -> ReplayInstant? {
    guard !place.isTogether, let turn = tracks[track].turn(at: place.place) else { return nil }
    switch turn.timing {
    case .afterSettled: return nil
    case .after(let delay): return place.lastBegan + delay
    case .at(let offset): return .start + offset
    }
  }

  /// What one schedule records, as far as its choices can be made; nil when one cannot.
  func walk(_ schedule: [ScheduleChoice]) -> ScheduleRecord? {
    var node = root
    var record: ScheduleRecord? = ScheduleRecord(start: start)
    for choice in schedule {
      var walk = InterleavingWalk(self, from: node, recording: record)
      guard walk.make(choice) else { return nil }
      node = walk.reached
      record = walk.record
    }
    return record
  }

  func outcome(of node: ExploredNode) -> FinalLayout {
    FinalLayout(node.progress.situation.picture.scene.layout)
  }

  func remaining(at node: ExploredNode) -> [Int] {
    zip(strands, node.progress.done).map { $0.length - $1 }
  }

  /// Whether some event has not happened.
  func hasRemaining(at progress: OrderProgress) -> Bool {
    strands.indices.contains { progress.done[$0] < strands[$0].length }
  }

  func moves(from node: ExploredNode) -> [InterleavingMove<ExploredNode, ExpectationFailure>] {
    choices.compactMap { move($0, from: node) }
  }

  func move(
    _ choice: ScheduleChoice,
    from node: ExploredNode
  ) -> InterleavingMove<ExploredNode, ExpectationFailure>? {
    var walk = InterleavingWalk(self, from: node)
    return walk.make(choice) ? walk.move(choice) : nil
  }
}
