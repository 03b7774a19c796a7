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
struct ReplayInterleavings: InterleavingModel {
  let plan: ReplayPlan
  let jitter: ReplayDuration
  let judge: any ExplorationJudge
  let strands: [ReplayStrand]
  /// Keeps whole timelines and the events on the way; for replaying one schedule.
  let keepsTimelines: Bool

  init(
    _ plan: ReplayPlan,
    jitter: ReplayDuration,
    judge: any ExplorationJudge,
    keepsTimelines: Bool = false
  ) {
    self.plan = plan
    self.jitter = jitter
    self.judge = judge
    self.keepsTimelines = keepsTimelines
    strands = ReplayStrand.all(in: plan.tracks)
  }

  var metricCount: Int { judge.metrics.count }

  var root: ExploredNode {
    let session = ReplaySession(plan, settlesAtOnce: false)
    guard let start = session.recorder.entries.last else {
      preconditionFailure("a replay begins with an entry")
    }
    return ExploredNode(session: session, done: strands.map { _ in 0 }, rest: start)
  }

  /// The lane a step is drawn in: its track, or its place in a set.
  func laneName(of strand: Int?, track: Int) -> String {
    let name = plan.tracks[track].name
    guard let strand, let member = strands[strand].member else { return name }
    return "\(name) \(member + 1)"
  }

  /// One schedule from the root, as far as its choices can be made; nil when one cannot.
  func walk(_ schedule: [ScheduleChoice]) -> ExploredNode? {
    var node = root
    for choice in schedule {
      var walk = InterleavingWalk(self, from: node)
      let isTaken =
        switch choice {
        case .strand(let strand): strand < strands.count && walk.take(strand)
        case .time: walk.letTimeRun()
        }
      guard isTaken else { return nil }
      node = walk.move(choice).node
    }
    return node
  }

  func outcome(of node: ExploredNode) -> FinalLayout { FinalLayout(node.session.scene.layout) }

  func remaining(at node: ExploredNode) -> [Int] {
    zip(strands, node.done).map { $0.length - $1 }
  }

  func moves(from node: ExploredNode) -> [InterleavingMove<ExploredNode, ExpectationFailure>] {
    guard remaining(at: node).contains(where: { $0 > 0 }) else { return [] }
    var moves: [InterleavingMove<ExploredNode, ExpectationFailure>] = []
    for strand in strands.indices {
      var walk = InterleavingWalk(self, from: node)
      if walk.take(strand) { moves.append(walk.move(.strand(strand))) }
    }
    var walk = InterleavingWalk(self, from: node)
    if walk.letTimeRun() { moves.append(walk.move(.time)) }
    return moves
  }
}
