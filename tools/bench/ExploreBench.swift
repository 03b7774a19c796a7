import ReplayEngine
import ScenarioModel
import SourceText
import TimelineModel
import ToolbarModel

/// Every order at once: how long it takes, that it is what brute force gives, how it scales and what it needs.
enum ExploreBench {
  static func run(_ table: inout BenchTable) throws {
    // Before this process has grown: the system counts a parent's peak of memory for the children it starts.
    let tool = BenchFiles.program("toolbar-replay")
    if let tool { try memory(tool, &table) }
    try bruteForce(&table)
    guard let tool else { return }
    try exact("10 concurrent events", ConcurrentScenario.tenAtOnce, within: 2, tool, &table)
    try exact("6 tracks of 2", ConcurrentScenario.sixTracksOfTwo, within: 5, tool, &table)
    try exact(
      "6 tracks of 2 or 3",
      ConcurrentScenario.sixTracksOfTwoOrThree,
      within: 5,
      tool,
      &table
    )
    try exact(
      "6 tracks of 3",
      ConcurrentScenario.sixTracksOfThree,
      within: 5,
      runs: 1,
      tool,
      &table
    )
    try scaling(tool, &table)
  }

  /// The whole command with all its findings, on two cores; the graph must be complete and its orders as
  /// many as the formula says.
  private static func exact(
    _ name: String,
    _ text: String,
    within seconds: Double,
    runs: Int = 3,
    _ tool: String,
    _ table: inout BenchTable
  ) throws {
    let path = try BenchFiles.write(text, to: "exact.yaml")
    let explore = ["explore", path, "--max-nodes", "1000000", "--jobs", "2", "--fail-on", "never"]
    let children = (0..<runs).compactMap { _ in ChildRun(tool, explore) }
    guard let best = children.min(by: { $0.wallSeconds < $1.wallSeconds }) else { return }
    let scenario = try self.scenario(text)
    let graph = ReplayExploration(scenario: scenario, judge: ChurnJudge(scenario)).run(
      within: ExplorationBudget(maxNodes: 1_000_000, samples: 0),
      judging: .none,
      on: WorkerPool(jobs: 2)
    )
    let isExact = best.status != 4 && graph.exploration.interleavings == graph.multinomial
    table.add(
      BenchRow(
        name: "\(name), \(Figure.grouped(graph.multinomial.description)) orders",
        figure: Figure.text(best.wallSeconds) + " s on two cores",
        ratio: Figure.text(best.processorSeconds) + " s processor",
        goal: "exact, < \(Int(seconds)) s",
        isReached: isExact && best.wallSeconds < seconds
      )
    )
  }

  /// Every order of eight events replayed alone, against the graph.
  private static func bruteForce(_ table: inout BenchTable) throws {
    let whole = try scenario(ConcurrentScenario.eightAtOnce)
    guard let set = whole.tracks.first?.steps.first, case .together(_, let events) = set.action
    else { return }
    let judge = ChurnJudge(whole)
    let orders = permutations(Array(events.indices))
    let alone = WorkerPool(jobs: 2).map(count: orders.count, grain: 64) { index -> ReplayedOrder in
      var fixed = whole
      fixed.tracks[0].steps[0].action = .together(
        within: .zero,
        events: orders[index].map { events[$0] }
      )
      return ReplayedOrder(Replay(scenario: fixed).run().timeline.entries, judge)
    }
    let graph = ReplayExploration(scenario: whole, judge: judge).run(
      within: ExplorationBudget(),
      judging: .none,
      on: WorkerPool(jobs: 2)
    )
    .exploration
    var ends: [[PlacedItem]: Int] = [:]
    for order in alone { ends[order.end, default: 0] += 1 }
    let metrics = judge.metrics.indices
    let isEqual =
      graph.isComplete && graph.interleavings == BigCount(orders.count)
      && graph.outcomes.count == ends.count
      && graph.outcomes.allSatisfy { $0.interleavings.asInt == ends[Array($0.outcome.items)] }
      && metrics.allSatisfy { metric in
        graph.worst[metric].value == alone.map { $0.excess[metric] }.max()
          && graph.best[metric].value == alone.map { $0.excess[metric] }.min()
      }
    table.add(
      BenchRow(
        name: "8 events, \(Figure.thousands(orders.count)) orders replayed one by one",
        figure: "\(ends.count) ends",
        ratio: isEqual ? "equal" : "NOT EQUAL",
        goal: "ends, counts, scores",
        isReached: isEqual
      )
    )
  }

  private static func scaling(_ tool: String, _ table: inout BenchTable) throws {
    let path = try BenchFiles.write(ConcurrentScenario.sixTracksOfTwo, to: "scaling.yaml")
    func explore(_ jobs: Int) -> [String] {
      ["explore", path, "--jobs", "\(jobs)", "--fail-on", "never"]
    }
    // In turns, so that what else the machine does disturbs all three alike.
    var one = Double.infinity
    var two = Double.infinity
    var apart = Double.infinity
    for _ in 0..<5 {
      one = min(one, ChildRun(tool, explore(1))?.wallSeconds ?? .infinity)
      two = min(two, ChildRun(tool, explore(2))?.wallSeconds ?? .infinity)
      let both = ChildRun.together(tool, [explore(1), explore(1)]).map(\.wallSeconds).max()
      apart = min(apart, both ?? .infinity)
    }
    table.add(
      BenchRow(
        name: "  one core to two, against two processes",
        figure: Figure.text(one / two) + " ×",
        ratio: Figure.text(2 * one / apart) + " × apart",
        goal: "≥ 0.9 of apart",
        isReached: one / two >= 0.9 * 2 * one / apart
      )
    )
  }

  /// More states than any budget: what is kept must stay within what the budget promises.
  private static func memory(_ tool: String, _ table: inout BenchTable) throws {
    let text = ConcurrentScenario.sixTracksOfThree
    let path = try BenchFiles.write(text, to: "memory.yaml")
    for nodes in [10_000, 100_000] {
      let explore = ["explore", path, "--max-nodes", "\(nodes)", "--samples", "100"]
      guard let run = ChildRun(tool, explore) else { return }
      let most = 64 + 4 * Double(nodes) / 1024
      table.add(
        BenchRow(
          name: "  peak memory within --max-nodes \(Figure.thousands(nodes))",
          figure: Figure.text(run.peakMebibytes) + " MiB",
          ratio: Figure.text(run.peakMebibytes * 1024 / Double(nodes)) + " KiB a node",
          goal: "≤ 64 MiB + 4 KiB",
          isReached: run.status == 4 && run.peakMebibytes <= most
        )
      )
    }
  }

  private static func scenario(_ text: String) throws -> Scenario {
    let document = try ReplayBench.read(SourceFile(path: "bench.yaml", text: text))
    guard let scenario = document.scenarios.first else {
      preconditionFailure("a bench text holds one scenario")
    }
    return scenario
  }

  private static func permutations(_ items: [Int]) -> [[Int]] {
    guard !items.isEmpty else { return [[]] }
    return items.indices.flatMap { index in
      var rest = items
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }
}
