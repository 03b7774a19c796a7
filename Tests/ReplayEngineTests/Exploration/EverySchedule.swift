import ReplayEngine
import TimelineModel
import ToolbarModel

/// Every schedule of a scenario, each replayed alone: what a state graph must agree with.
struct EverySchedule {
  private(set) var schedules = 0
  /// Schedules and their beginnings.
  private(set) var prefixes = 0
  private(set) var orders: Set<[Int]> = []
  private(set) var ends: Set<[PlacedItem]> = []
  /// Everything the judge finds, by rule and items.
  private(set) var kinds: Set<String> = []
  private(set) var worst = [Int.min, Int.min]
  private(set) var best = [Int.max, Int.max]
  /// Schedules whose events, replayed at their instants in a scenario of one track, show something else.
  private(set) var unlikeReplay: [[ScheduleChoice]] = []

  /// - Parameter lengths: how many events each strand has.
  init(of exploration: ReplayExploration, lengths: [Int]) {
    walk(exploration, lengths, [], order: [])
  }

  private mutating func walk(
    _ exploration: ReplayExploration,
    _ left: [Int],
    _ schedule: [ScheduleChoice],
    order: [Int]
  ) {
    guard let replay = exploration.replay(schedule) else { return }
    prefixes += 1
    guard left.contains(where: { $0 > 0 }) else {
      take(replay.result.timeline.entries, order)
      kinds.formUnion(EverySchedule.kinds(on: replay.result.timeline))
      let fixed = FixedOrder.scenario(of: replay.steps, from: exploration.scenario)
      let entries = HandBuilt.run(fixed).timeline.entries
      if shown(entries) != shown(replay.result.timeline.entries) { unlikeReplay.append(schedule) }
      return
    }
    for strand in left.indices where left[strand] > 0 {
      var rest = left
      rest[strand] -= 1
      walk(exploration, rest, schedule + [.strand(strand)], order: order + [strand])
    }
    walk(exploration, left, schedule + [.time], order: order)
  }

  static func kinds(on timeline: Timeline) -> Set<String> {
    Set(TestJudge().findings(on: timeline).map(kind))
  }

  static func kind(of finding: Finding) -> String { "\(finding.rule) \(finding.items)" }

  private func shown(_ entries: [TimelineEntry]) -> [String] {
    entries.map { entry in
      "\(entry.at.milliseconds) \(entry.event?.text ?? "") \(entry.isSettled) \(entry.bars.rows)"
    }
  }

  private mutating func take(_ entries: [TimelineEntry], _ order: [Int]) {
    schedules += 1
    orders.insert(order)
    ends.insert(entries.last?.detail.map { Array($0.layout.items) } ?? [])
    let total = TestJudge.excess(of: entries)
    worst = zip(worst, total).map { max($0, $1) }
    best = zip(best, total).map { min($0, $1) }
  }
}
