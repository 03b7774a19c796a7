import TimelineModel
import ToolbarModel

/// Every schedule of a scenario, judged: what several of them begin with is walked and judged once.
struct ScheduleTree {
  /// A finding with the first schedule that shows it.
  typealias Found = ExplorationReport.FoundFinding

  /// A beginning that schedules share.
  private struct Branch: Sendable {
    var node: ExploredNode
    var record: ScheduleRecord
    var judge: any TimelineJudge
    /// How many of the record's entries have been judged; the last may still turn out to be at rest.
    var judged = 0
    var schedule: [ScheduleChoice] = []
  }

  let model: ReplayInterleavings
  let shouldStop: @Sendable () -> Bool

  /// The findings of all schedules, each kind once and with the first schedule that shows it.
  func findings(on pool: WorkerPool) -> [Found] {
    let root = Branch(
      node: model.root,
      record: ScheduleRecord(start: model.start),
      judge: model.judge.timelineJudge(of: TimelineHeader(of: model.plan.scenario))
    )
    var trunk = [root]
    // In the order of schedules, so that which one is the first does not depend on the threads.
    while trunk.count < 8 * pool.jobs {
      let next = trunk.flatMap { branch in
        let branches = branches(of: branch)
        return branches.isEmpty ? [branch] : branches
      }
      if next.count == trunk.count { break }
      trunk = next
    }
    let parts = trunk
    let found = pool.map(count: parts.count) { index in
      var known: Set<FindingKind> = []
      var found: [Found] = []
      collect(parts[index], &known, &found)
      return found
    }
    return found.flatMap(\.self)
  }

  private func collect(
    _ branch: Branch,
    _ known: inout Set<FindingKind>,
    _ found: inout [Found]
  ) {
    if shouldStop() { return }
    let branches = branches(of: branch)
    for next in branches { collect(next, &known, &found) }
    guard branches.isEmpty else { return }
    var judge = branch.judge
    for entry in branch.record.entries[branch.judged...] { judge.consume(entry) }
    for finding in judge.findings() where known.insert(FindingKind(finding)).inserted {
      found.append(Found(finding: finding, schedule: branch.schedule))
    }
  }

  private func branches(of branch: Branch) -> [Branch] {
    model.choices.compactMap { choice in
      var walk = InterleavingWalk(model, from: branch.node, recording: branch.record)
      guard walk.make(choice), let record = walk.record else { return nil }
      var next = branch
      next.node = walk.reached
      next.record = record
      next.schedule.append(choice)
      while next.judged < record.entries.count - 1 {
        next.judge.consume(record.entries[next.judged])
        next.judged += 1
      }
      return next
    }
  }
}
