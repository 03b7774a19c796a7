package import ScenarioModel
import SourceText
import TimelineModel
package import ToolbarLayoutCore
package import ToolbarModel

/// Explores every order of one scenario.
package struct ReplayExploration: Sendable {
  package let scenario: Scenario
  private let model: ReplayInterleavings

  package init(
    scenario: Scenario,
    engine: any LayoutEngine = ToolbarLayoutCore(),
    jitter: ReplayDuration = .zero,
    judge: any ExplorationJudge
  ) {
    self.scenario = scenario
    let plan = ReplayPlan(scenario, engine: RememberedLayouts(engine))
    model = ReplayInterleavings(plan, jitter: jitter, judge: judge)
  }

  var engine: any LayoutEngine { model.plan.engine }
  var judge: any ExplorationJudge { model.judge }

  /// Explores within the budget.
  ///
  /// - Parameters:
  ///   - judging: how many schedules may be given to the analysis.
  ///   - shouldStop: asked now and then; true ends the graph, and the answer is a sample.
  ///   - isInterrupted: the same, and no sample is drawn either.
  ///   - progress: told the number of situations now and then.
  package func run(
    within budget: ExplorationBudget,
    judging: JudgingBudget = JudgingBudget(),
    on pool: WorkerPool,
    shouldStop: @escaping @Sendable () -> Bool = { false },
    isInterrupted: @escaping @Sendable () -> Bool = { false },
    progress: (Int) -> Void = { _ in }
  ) -> ExplorationReport {
    let graph = StateGraph(
      of: model,
      within: budget,
      on: pool,
      shouldStop: { shouldStop() || isInterrupted() },
      progress: progress
    )
    var budget = budget
    if isInterrupted() { budget.samples = 0 }
    var exploration = Explorer.explored(graph, of: model, within: budget, on: pool)
    markStart(&exploration)
    let count = exploration.schedules?.asInt ?? .max
    let judgesAll = graph.isComplete && count <= judging.all
    var schedules: [[ScheduleChoice]] = []
    if graph.isComplete, !judgesAll {
      var draws = budget
      draws.samples = judging.drawn
      schedules = graph.coveringSchedules(upTo: judging.covering)
      schedules += InterleavingSampler.samples(of: model, within: draws, on: pool).map(\.schedule)
    } else if !graph.isComplete {
      // Without time left, only what the answer shows.
      let drawn = shouldStop() ? exploration.outcomes.map(\.schedule) : exploration.sampled
      schedules = Array(drawn.prefix(judging.covering + judging.drawn))
    }
    schedules += (exploration.worst + exploration.best).map(\.schedule)
    let found = ScheduleTree(judgesAll ? nil : schedules, of: model, shouldStop: isInterrupted)
      .findings(on: pool)
    pool.discard(graph)
    return ExplorationReport(
      scenario: TimelineHeader(of: scenario).scenario,
      eventNames: eventNames,
      metrics: model.judge.metrics,
      worst: scores(exploration.worst),
      best: scores(exploration.best),
      exploration: exploration,
      multinomial: .multinomial(model.strands.map(\.length)),
      findings: new(found),
      judgedAllSchedules: judgesAll && !isInterrupted(),
      judgedSchedules: judgesAll ? count : Set(schedules).count,
      wasInterrupted: isInterrupted()
    )
  }

  /// Replays one schedule; nil when its choices do not fit the scenario.
  package func replay(
    _ schedule: [ScheduleChoice]
  ) -> (result: ReplayResult, steps: [PerformedStep])? {
    guard let record = model.walk(schedule) else { return nil }
    let result = ReplayResult(
      timeline: Timeline(header: TimelineHeader(of: scenario), entries: record.entries),
      checkpoints: record.checkpoints,
      warnings: record.warnings
    )
    return (result, record.performed)
  }

  /// The events of every strand as a scenario writes them.
  private var eventNames: [[String]] {
    var names = model.strands.map { _ in [String]() }
    var node = model.root
    var schedule: [ScheduleChoice] = []
    // Any order will do: what a strand holds does not depend on it.
    while let move = model.moves(from: node).first {
      node = move.node
      schedule.append(move.choice)
    }
    for step in model.walk(schedule)?.performed ?? [] {
      guard let strand = step.strand, let event = step.event else { continue }
      names[strand].append(event.description)
    }
    return names
  }

  private func scores(
    _ extremes: [ScheduleExtreme]
  ) -> [Score] {
    extremes.enumerated().map { model.judge.score($0.element.value, ofMetric: $0.offset) }
  }

  /// The start is seen in every order.
  private func markStart(_ exploration: inout Exploration<FinalLayout, ExpectationFailure>) {
    for expectation in scenario.always where !model.judge.holds(expectation, in: model.start) {
      let failure = ExpectationFailure(line: expectation.position.line, isAlways: true)
      guard !exploration.marks.contains(where: { $0.mark == failure }) else { continue }
      exploration.marks.append(.init(mark: failure, schedule: []))
    }
  }

  /// The first of each kind that the written order does not show.
  private func new(
    _ found: [ExplorationReport.FoundFinding]
  ) -> [ExplorationReport.FoundFinding] {
    let written = Replay(scenario: scenario, engine: model.plan.engine).run()
    var known = Set(model.judge.findings(on: written.timeline).map(FindingKind.init))
    return found.filter { known.insert(FindingKind($0.finding)).inserted }
  }
}
