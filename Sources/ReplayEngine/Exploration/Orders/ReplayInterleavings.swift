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
  let judge: any ExplorationJudge
  let interleavings: InterleavingPlan
  /// Everything that could come next: strands in document order, time last.
  let choices: [ScheduleChoice]
  let table: SituationTable
  let progresses: ProgressTable
  let root: ExploredNode
  /// The first entry of every order.
  let start: TimelineEntry

  init(
    _ plan: ReplayPlan,
    jitter: ReplayDuration,
    judge: any ExplorationJudge
  ) {
    self.plan = plan
    self.judge = judge
    interleavings = InterleavingPlan(plan.tracks, jitter: jitter)
    choices = interleavings.strands.indices.map { .strand($0) } + [.time]
    table = SituationTable(plan, events: interleavings.events, judge: judge)
    progresses = ProgressTable(interleavings)
    let moment = ReplaySession(plan, settlesAtOnce: false).moment
    start = moment.last
    let situation = table.situation(of: moment)
    root = ExploredNode(
      situation: situation.number,
      progress: progresses.start.number,
      rest: situation.last.look
    )
  }

  var strands: [ReplayStrand] { interleavings.strands }
  var fewestNodes: BigCount { interleavings.fewestNodes }
  var metricCount: Int { judge.metrics.count }

  /// The lane a step is drawn in: its track, or its place in a set.
  func laneName(of strand: Int?, track: Int) -> String {
    let name = plan.tracks[track].name
    guard let strand, let member = strands[strand].member else { return name }
    return "\(name) \(member + 1)"
  }

  /// What one schedule records, as far as its choices can be made; nil when one cannot.
  func walk(_ schedule: [ScheduleChoice]) -> ScheduleRecord? {
    var node = root
    var record = ScheduleRecord(start: start)
    for choice in schedule {
      guard let walked = walked(choice, from: node, recording: record) else { return nil }
      (node, record) = walked
    }
    return record
  }

  /// One choice further, with what has been recorded; nil when the choice is not possible.
  func walked(
    _ choice: ScheduleChoice,
    from node: ExploredNode,
    recording record: consuming ScheduleRecord
  ) -> (ExploredNode, ScheduleRecord)? {
    let start = Passage(from: table[node.situation], rest: node.rest)
    guard
      let walk = made(choice, from: start, progresses[node.progress], recording: consume record),
      let record = walk.record
    else { return nil }
    return (walk.reached, record)
  }

  func outcome(of node: ExploredNode) -> FinalLayout {
    FinalLayout(table[node.situation].picture.scene.layout)
  }

  func remaining(at node: ExploredNode) -> [Int] {
    zip(strands, progresses[node.progress].progress.done).map { $0.length - $1 }
  }

  func moves(from node: ExploredNode) -> [InterleavingMove<ExploredNode, ExpectationFailure>] {
    moves(choices, from: node)
  }

  func move(
    _ choice: ScheduleChoice,
    from node: ExploredNode
  ) -> InterleavingMove<ExploredNode, ExpectationFailure>? {
    moves([choice], from: node).first
  }

  private func moves(
    _ choices: [ScheduleChoice],
    from node: ExploredNode
  ) -> [InterleavingMove<ExploredNode, ExpectationFailure>] {
    let start = Passage(from: table[node.situation], rest: node.rest)
    let progress = progresses[node.progress]
    return choices.compactMap { choice in made(choice, from: start, progress)?.move(choice) }
  }

  /// The walk that one choice is; nil when it is not possible.
  private func made(
    _ choice: ScheduleChoice,
    from start: Passage,
    _ progress: NumberedProgress,
    recording record: consuming ScheduleRecord? = nil
  ) -> InterleavingWalk? {
    guard progress.progress.mayMake(choice, in: interleavings) else { return nil }
    var walk = InterleavingWalk(self, from: start, progress, recording: consume record)
    guard walk.make(choice) else { return nil }
    return walk
  }
}
