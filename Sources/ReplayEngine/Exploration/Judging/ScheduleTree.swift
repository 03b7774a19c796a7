import TimelineModel
import ToolbarModel

/// Schedules of a scenario, judged: what several of them begin with is walked and judged once.
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
    /// The listed schedules that begin so, in the order of the list.
    var members: Range<Int>
  }

  /// A choice that comes next in some schedules.
  private struct Fork {
    var choice: ScheduleChoice
    var members: Range<Int>
  }

  private let model: ReplayInterleavings
  private let shouldStop: @Sendable () -> Bool
  /// The schedules to judge, those that begin alike beside each other; nil for every one there is.
  private let listed: [(schedule: [ScheduleChoice], rank: Int)]?

  /// - Parameter schedules: those to judge, each to its end; nil for every one there is.
  init(
    _ schedules: [[ScheduleChoice]]?,
    of model: ReplayInterleavings,
    shouldStop: @escaping @Sendable () -> Bool
  ) {
    self.model = model
    self.shouldStop = shouldStop
    listed = schedules.map { schedules in
      schedules.enumerated().map { (schedule: $0.element, rank: $0.offset) }
        .sorted { a, b in
          a.schedule.lexicographicallyPrecedes(b.schedule) { $0.order < $1.order }
            || a.schedule == b.schedule && a.rank < b.rank
        }
    }
  }

  /// The findings of the schedules, in their order; of every one there is, each kind once.
  func findings(on pool: WorkerPool) -> [Found] {
    let root = Branch(
      node: model.root,
      record: ScheduleRecord(start: model.start),
      judge: model.judge.timelineJudge(of: TimelineHeader(of: model.plan.scenario)),
      members: 0..<(listed?.count ?? 0)
    )
    let parts = parts(of: root, on: pool, atLeast: 16 * pool.jobs)
    let found = pool.map(count: parts.count) { index in
      var known: Set<FindingKind> = []
      var found: [(found: Found, rank: Int)] = []
      collect(parts[index], &known, &found)
      return found
    }
    let all = found.flatMap(\.self)
    return (listed == nil ? all : all.sorted { $0.rank < $1.rank }).map(\.found)
  }

  /// Branches that have all schedules between them, in the order of schedules, so that which one is the
  /// first does not depend on the threads: `count` or more of them, of listed schedules with a share of
  /// them each that is no larger than that.
  private func parts(of root: Branch, on pool: WorkerPool, atLeast count: Int) -> [Branch] {
    let share = max(1, root.members.count / count)
    var parts = [root]
    while listed != nil || parts.count < count {
      let current = parts
      let next = pool.map(count: current.count) { split(current[$0], above: share) }
      if next.allSatisfy({ $0 == nil }) { break }
      parts = zip(current, next).flatMap { $1 ?? [$0] }
    }
    return parts
  }

  /// The branches that a large one has; nil for one that is judged as it is.
  private func split(_ branch: Branch, above share: Int) -> [Branch]? {
    if listed != nil, branch.members.count <= share { return nil }
    let branches = forks(of: branch).compactMap { advanced(branch, by: $0) }
    return branches.isEmpty ? nil : branches
  }

  private func collect(
    _ branch: consuming Branch,
    _ known: inout Set<FindingKind>,
    _ found: inout [(found: Found, rank: Int)]
  ) {
    var branch = branch
    while !shouldStop() {
      let forks = forks(of: branch)
      guard let last = forks.last else { return judge(&branch, &known, &found) }
      for fork in forks.dropLast() {
        guard let next = advanced(branch, by: fork) else { continue }
        collect(next, &known, &found)
      }
      // The last goes on with what the branch has; nothing of it is copied.
      guard advance(&branch, by: last) else { return }
    }
  }

  /// The choices that come next: in the listed schedules, or all that are possible.
  private func forks(of branch: Branch) -> [Fork] {
    guard let listed else {
      return model.choices.filter { model.move($0, from: branch.node) != nil }
        .map { Fork(choice: $0, members: 0..<0) }
    }
    var forks: [Fork] = []
    let depth = branch.schedule.count
    for index in branch.members where listed[index].schedule.count > depth {
      let choice = listed[index].schedule[depth]
      if forks.last?.choice == choice {
        forks[forks.count - 1].members = forks[forks.count - 1].members.lowerBound..<index + 1
      } else {
        forks.append(Fork(choice: choice, members: index..<index + 1))
      }
    }
    return forks
  }

  /// Judges a branch that is a whole schedule; nothing of it may be used any more.
  private func judge(
    _ branch: inout Branch,
    _ known: inout Set<FindingKind>,
    _ found: inout [(found: Found, rank: Int)]
  ) {
    for entry in branch.record.entries[branch.judged...] { branch.judge.consume(entry) }
    for finding in branch.judge.findings() {
      let new = Found(finding: finding, schedule: branch.schedule)
      if let listed {
        for member in listed[branch.members] { found.append((new, member.rank)) }
      } else if known.insert(FindingKind(finding)).inserted {
        found.append((new, 0))
      }
    }
  }

  /// A copy of a branch, one choice further; nil when the choice is not possible.
  private func advanced(_ branch: Branch, by fork: Fork) -> Branch? {
    var next = branch
    return advance(&next, by: fork) ? next : nil
  }

  /// Goes one choice further; false when that is not possible, and then the branch is of no use any more.
  private func advance(_ branch: inout Branch, by fork: Fork) -> Bool {
    var record = ScheduleRecord(start: model.start)
    swap(&record, &branch.record)
    guard
      let (node, walked) = model.walked(
        fork.choice,
        from: branch.node,
        recording: consume record
      )
    else { return false }
    branch.node = node
    branch.record = walked
    branch.members = fork.members
    branch.schedule.append(fork.choice)
    while branch.judged < walked.entries.count - 1 {
      branch.judge.consume(walked.entries[branch.judged])
      branch.judged += 1
    }
    return true
  }
}

extension ScheduleChoice {
  /// Strands in document order, time last.
  fileprivate var order: Int {
    switch self {
    case .strand(let strand): strand
    case .time: .max
    }
  }
}
