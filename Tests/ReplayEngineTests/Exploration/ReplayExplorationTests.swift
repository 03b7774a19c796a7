import Foundation
import ReplayEngine
import ScenarioModel
import SourceText
import Testing
import TimelineModel
import ToolbarModel
import YAMLSyntax

@Suite("Exploring a scenario")
struct ReplayExplorationTests {
  private typealias Hand = HandBuilt

  private static let screens: [(String, Screen)] = [
    (
      "one",
      Screen(
        title: "One",
        searchable: Searchable(),
        toolbar: HandBuilt.items("a", "b", "c", "d", "e")
      )
    ),
    ("two", Screen(title: "Two", searchable: Searchable(), toolbar: HandBuilt.items("x"))),
  ]

  private static let events: [ReplayEvent] = [
    .fold(to: .closed, orientation: .portrait), .search(.activate), .push("two"),
    .window(.inactive), .keyboard(.show(height: nil)), .rotate(.landscapeLeft), .menu(.open),
    .search(.cancel),
  ]

  private static func together(_ events: [ReplayEvent], within: Int = 0) -> Scenario {
    HandBuilt.scenario(
      screens: screens,
      start: StartState(hinge: .fullyOpen),
      tracks: [
        HandBuilt.track([
          Step(
            action: .together(
              within: ReplayDuration(milliseconds: within),
              events: events.map { HandBuilt.step($0) }
            ),
            position: .start
          )
        ])
      ]
    )
  }

  @Test("which of two sets began first is forgotten: what has happened is all that counts")
  func setsSideBySide() {
    func set(_ first: String, _ second: String) -> Track {
      let events = [first, second].map { name in
        var flags = Flags()
        flags[name] = .boolean(true)
        return Hand.step(.set(flags))
      }
      return Hand.track(
        named: first + second,
        [Step(action: .together(within: .zero, events: events), position: .start)]
      )
    }
    let scenario = Hand.scenario(
      screens: Self.screens,
      start: StartState(hinge: .fullyOpen),
      tracks: [set("a", "b"), set("c", "d")]
    )
    let report = explore(scenario)
    #expect(report.exploration.nodes == 16)
    #expect(report.exploration.fewestNodes == BigCount(12))
    #expect(report.exploration.interleavings == BigCount(24))
  }

  private func explore(_ scenario: Scenario, jitter: Int = 0) -> ExplorationReport {
    exploration(scenario, jitter: jitter)
      .run(within: ExplorationBudget(maxNodes: 50_000), on: WorkerPool(jobs: 2))
  }

  private func exploration(_ scenario: Scenario, jitter: Int = 0) -> ReplayExploration {
    ReplayExploration(
      scenario: scenario,
      engine: TrivialEngine(),
      jitter: ReplayDuration(milliseconds: jitter),
      judge: TestJudge()
    )
  }

  private func permutations<Element>(_ items: [Element]) -> [[Element]] {
    guard !items.isEmpty else { return [[]] }
    return items.indices.flatMap { index in
      var rest = items
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }

  @Test(
    "agrees with brute force over every order of a together, findings and all",
    arguments: [2, 3, 4, 5, 6, 7]
  )
  func bruteForce(count: Int) {
    let events = Array(Self.events.prefix(count))
    let report = explore(Self.together(events))
    let orders = permutations(events)
    let pool = WorkerPool(jobs: ProcessInfo.processInfo.activeProcessorCount)
    let replayed = pool.map(count: orders.count) { index in
      let timeline = Hand.run(Self.together(orders[index])).timeline
      return (
        end: timeline.entries.last?.frames ?? [:],
        excess: TestJudge.excess(of: timeline.entries),
        findings: !TestJudge().findings(on: timeline).isEmpty
      )
    }
    #expect(report.exploration.isComplete)
    #expect(report.exploration.fewestNodes == BigCount(1 << count))
    #expect(report.exploration.nodes >= 1 << count)
    #expect(report.exploration.interleavings == report.multinomial)
    #expect(report.multinomial == BigCount((1...count).reduce(1, *)))
    #expect(report.exploration.outcomes.count == Set(replayed.map(\.end)).count)
    for metric in 0..<2 {
      let totals = replayed.map { $0.excess[metric] }
      #expect(report.exploration.worst[metric].value == totals.max())
      #expect(report.exploration.best[metric].value == totals.min())
    }
    // The judge knows one kind of finding; reported is what the written order, the first, does not show.
    #expect(report.judgedAllSchedules)
    #expect(
      report.findings.isEmpty == (replayed[0].findings || !replayed.contains(where: \.findings))
    )
  }

  @Test("tracks interleave in every way, each keeping its own order")
  func tracks() {
    let scenario = Hand.scenario(
      screens: Self.screens,
      start: StartState(hinge: .fullyOpen),
      tracks: [
        Hand.track(
          named: "hands",
          [.fold(to: .closed, orientation: nil), .unfold(to: .fullyOpen, orientation: nil)].map {
            Hand.step($0)
          }
        ),
        Hand.track(named: "app", [.search(.activate), .push("two")].map { Hand.step($0) }),
        Hand.track(named: "system", [Hand.step(.window(.inactive))]),
      ]
    )
    let report = explore(scenario)
    #expect(report.exploration.interleavings == BigCount(30))
    #expect(report.multinomial == BigCount(30))
    #expect(report.events == 5)
    #expect(report.eventNames[1] == ["search: activate", "push: two"])
  }

  @Test("a witness replays to what it witnesses")
  func witness() throws {
    let scenario = Self.together(Array(Self.events.prefix(5)))
    let exploration = exploration(scenario)
    let report = exploration.run(
      within: ExplorationBudget(),
      on: WorkerPool(jobs: 1)
    )
    for (metric, extreme) in report.exploration.worst.enumerated() {
      let replay = try #require(exploration.replay(extreme.schedule))
      #expect(TestJudge.excess(of: replay.result.timeline.entries)[metric] == extreme.value)
      let fixed = FixedOrder.scenario(of: replay.steps, from: scenario)
      #expect(TestJudge.excess(of: Hand.run(fixed).timeline.entries)[metric] == extreme.value)
    }
    for outcome in report.exploration.outcomes {
      let replay = try #require(exploration.replay(outcome.schedule))
      let fixed = FixedOrder.scenario(of: replay.steps, from: scenario)
      #expect(
        Hand.run(fixed).timeline.entries.last?.detail?.layout.items == outcome.outcome.items
      )
    }
  }

  @Test("names the two events whose order decides")
  func deciding() {
    let report = explore(Self.together([.push("two"), .search(.activate), .dynamicType(.small)]))
    #expect(report.exploration.outcomes.count == 2)
    let pairs = report.exploration.decidingPairs.map { pair in
      [pair.first, pair.second].map { report.eventNames[$0.strand][$0.number] }
    }
    #expect(pairs == [["push: two", "search: activate"]])
  }

  @Test("finds what only another order shows, and makes it small")
  func findings() throws {
    let scenario = Self.together([
      .dynamicType(.small), .window(.inactive), .window(.active), .search(.activate),
      .search(.cancel),
    ])
    let exploration = exploration(scenario)
    let report = exploration.run(within: ExplorationBudget(), on: WorkerPool(jobs: 2))
    let found = try #require(report.findings.first)
    let steps = try #require(exploration.minimized(found.finding, in: found.schedule))
    #expect(
      Set(steps.compactMap { $0.event?.description }) == ["search: activate", "window: inactive"]
    )
  }

  @Test("an expectation holds in every order, or the order that breaks it is shown")
  func expectations() throws {
    let node = YAMLNode(.mapping([]), span: SourceSpan(at: .start))
    let always = Expectation(
      clauses: [.strip(.none)],
      position: SourcePosition(line: 9, column: 1),
      node: node
    )
    var scenario = Self.together([.fold(to: .closed, orientation: nil), .window(.inactive)])
    scenario.always = [always]
    let exploration = exploration(scenario)
    let report = exploration.run(within: ExplorationBudget(), on: WorkerPool(jobs: 1))
    let broken = try #require(report.exploration.marks.first)
    #expect(broken.mark == ExpectationFailure(line: 9, isAlways: true))
    let steps = try #require(exploration.minimized(broken.mark, in: broken.schedule))
    #expect(steps.map { $0.event?.description } == ["fold"])
  }

  @Test("a window lets deadlines fall between the events of a set")
  func within() {
    let events: [ReplayEvent] = [.fold(to: .closed, orientation: .portrait), .window(.inactive)]
    let strict = explore(Self.together(events))
    let loose = explore(Self.together(events, within: 300))
    #expect(strict.exploration.schedules == BigCount(2))
    // After the fold: before the flip, after the flip, after the end; or the window first.
    #expect(loose.exploration.schedules == BigCount(4))
    #expect(loose.exploration.interleavings == BigCount(2))
  }

  @Test("jitter frees the order of events that lie close together")
  func jitter() {
    func track(_ name: String, _ event: ReplayEvent, at instant: Int) -> Track {
      Hand.track(named: name, [Hand.step(event, .at(ReplayDuration(milliseconds: instant)))])
    }
    let scenario = Hand.scenario(
      screens: Self.screens,
      start: StartState(hinge: .fullyOpen),
      tracks: [
        track("a", .push("two"), at: 100), track("b", .search(.activate), at: 200),
      ]
    )
    #expect(explore(scenario).exploration.interleavings == BigCount(1))
    #expect(explore(scenario, jitter: 60).exploration.interleavings == BigCount(2))
  }

  @Test("beyond the budget a seeded sample, the same every time")
  func sample() {
    let exploration = exploration(Self.together(Self.events))
    let budget = ExplorationBudget(maxNodes: 10, samples: 20, seed: 3)
    let one = exploration.run(within: budget, on: WorkerPool(jobs: 1))
    let two = exploration.run(within: budget, on: WorkerPool(jobs: 2))
    #expect(!one.exploration.isComplete)
    #expect(one.exploration.samples == 20)
    #expect(one.exploration.outcomes.map(\.schedule) == two.exploration.outcomes.map(\.schedule))
    #expect(one.judgedSchedules >= Set(one.exploration.sampled).count)
    #expect(one.findings.map(\.schedule) == two.findings.map(\.schedule))
  }

  @Test("what a sampled order shows is found, though it ends like others")
  func sampledFindings() {
    // A search while the window is inactive: some orders have it, the written one does not, and every
    // order ends alike.
    let events: [ReplayEvent] = [
      .window(.inactive), .window(.active), .search(.activate), .search(.cancel),
    ]
    let report = exploration(Self.together(events)).run(
      within: ExplorationBudget(maxNodes: 2, samples: 50, seed: 1),
      on: WorkerPool(jobs: 2)
    )
    #expect(!report.exploration.isComplete)
    #expect(report.findings.map(\.finding.rule) == [.vanish])
  }

  /// Finds the events of a timeline in their order: another finding for every order there is.
  private struct OrderJudge: ExplorationJudge {
    let metrics: [String] = []

    func distances(from a: TimelineEntry, to b: TimelineEntry) -> [Int] { [] }
    func score(_ total: Int, ofMetric metric: Int) -> Score { Score(total) }
    func holds(_ expectation: ScenarioModel.Expectation, in entry: TimelineEntry) -> Bool { true }

    func findings(on timeline: Timeline) -> [Finding] {
      let events = timeline.entries.compactMap { $0.event?.text }
      return [Finding(rule: .vanish, severity: .error, items: events, entries: [0], at: .start)]
    }
  }

  @Test(
    "schedules that are judged together are found to be what each is alone",
    arguments: [1, 2, 3]
  )
  func judgedTogether(jobs: Int) throws {
    let scenario = Self.together(Array(Self.events.prefix(5)))
    let exploration = ReplayExploration(
      scenario: scenario,
      engine: TrivialEngine(),
      judge: OrderJudge()
    )
    // The written order is no news, where it is among them; of draws some are the same.
    for (budget, judged, news) in [
      (JudgingBudget(all: 0, covering: 40, drawn: 0), 40, 39),
      (JudgingBudget(all: 120, covering: 0, drawn: 0), 120, 119),
      (JudgingBudget(all: 0, covering: 0, drawn: 60), 43, 42),
    ] {
      let report = exploration.run(
        within: ExplorationBudget(),
        judging: budget,
        on: WorkerPool(jobs: jobs)
      )
      #expect(report.judgedSchedules == judged)
      #expect(report.findings.count == news)
      for found in report.findings {
        let alone = try #require(exploration.replay(found.schedule))
        #expect(OrderJudge().findings(on: alone.result.timeline) == [found.finding])
      }
    }
  }
}
