import Dispatch
import ReplayEngine
import ReplayReporting
import ScenarioModel
import SourceText
import ToolbarModel

/// `toolbar-replay explore SCENARIO`: every order at once.
enum ExploreSubcommand: Subcommand {
  static let spec = CommandSpec(
    "explore",
    "every interleaving of a scenario's events: worst case, order dependence",
    examples: [
      CommandSpec.Example("explore editor.yaml", "every order of its tracks and `together`s"),
      CommandSpec.Example(
        "explore editor.yaml --jitter 120ms",
        "also events that come early or late"
      ),
      CommandSpec.Example(
        "explore editor.yaml --witness Scenarios/found.yaml",
        "write the smallest order that shows a problem"
      ),
    ],
    arguments: [
      ArgumentSpec("SCENARIO", .oneOrMore, .files, "a scenario file; - is standard input")
    ],
    options: [
      .format(.text, .json), ExploreOptions.jitter, ExploreOptions.schedule,
      ExploreOptions.witness, ExploreOptions.maxNodes, ExploreOptions.time,
      ExploreOptions.samples, ExploreOptions.seed, .jobs, .failOn, .rules,
    ],
    discussion:
      "Exact as long as all situations fit --max-nodes and --time; beyond that the answer is "
      + "a seeded sample and the status 4. Findings are exact up to \(JudgingBudget().all) orders, as "
      + "eight concurrent events have; with more they rest on \(JudgingBudget().covering) orders that "
      + "lead through as many situations as they reach and \(JudgingBudget().drawn) drawn ones, and the "
      + "answer says so. Different final layouts, a finding that the written order does not have, or an "
      + "expectation that some order breaks make the status 1."
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    let options = try ExploreOptions(arguments)
    let settings = try AnalysisSettings(arguments, context)
    let threshold = FailThreshold(arguments, context)
    let today = Today.text(context.environment)
    let pool = WorkerPool(jobs: options.jobs)
    var writer = ReportWriter(arguments.outputs(standard: .text), context)
    let status = try ScenarioInput.forEach(arguments.positionals, context) { document in
      var status = ExitStatus.clean
      let fingerprint = ScheduleToken.fingerprint(of: document.file.bytes)
      for scenario in document.scenarios {
        let settings = settings.settings(over: scenario.stability)
        let exploration = ReplayExploration(
          scenario: scenario,
          jitter: options.jitter,
          judge: AnalysisJudge(scenario, settings: settings, today: today)
        )
        if let token = options.schedule {
          let replay = try ScheduledReplay(token, of: exploration, in: document.file)
          let judged = JudgedReplay(
            replay.result,
            of: scenario,
            in: document.file,
            settings: settings,
            today: today
          )
          writer.write { format, style in
            format == .json
              ? JSONReport.document(of: judged.report)
              : TextReport(style: style).text(of: judged.report) + "\n"
                + LaneChart(replay.steps).lines(style: style).joined(separator: "\n") + "\n"
          }
          status = status.combined(with: judged.status(threshold))
          continue
        }
        let explored = ExploredScenario(
          explore(exploration, options, on: pool, context),
          of: exploration,
          fingerprint: fingerprint
        )
        writer.write { format, style in
          format == .json
            ? ExploreJSON.document(of: explored) : ExploreText(style: style).text(of: explored)
        }
        if let path = options.witness {
          try write(explored, of: scenario, document.file, to: path, context)
        }
        status = status.combined(with: explored.status(threshold))
        pool.discard(exploration)
      }
      return status
    }
    try writer.finish()
    return status
  }

  private static func explore(
    _ exploration: ReplayExploration,
    _ options: ExploreOptions,
    on pool: WorkerPool,
    _ context: CommandContext
  ) -> ExplorationReport {
    let start = DispatchTime.now().uptimeNanoseconds
    var line = SituationLine(context)
    defer { line.clear() }
    return exploration.run(
      within: options.budget,
      on: pool,
      shouldStop: {
        guard let time = options.time else { return false }
        return DispatchTime.now().uptimeNanoseconds - start > UInt64(time) * 1_000_000
      },
      isInterrupted: { Interruption.isRequested },
      progress: { line.show($0) }
    )
  }

  private static func write(
    _ explored: ExploredScenario,
    of scenario: Scenario,
    _ file: SourceFile,
    to path: String,
    _ context: CommandContext
  ) throws {
    guard let witness = explored.witness else {
      context.errors.writeLine(
        "toolbar-replay: nothing to write to \(path): no order shows a problem"
      )
      return
    }
    let text = try WitnessText.text(
      of: witness.steps,
      of: scenario,
      in: file,
      because: witness.reason
    )
    try OutputFile.write(text, to: path)
    context.errors.writeLine(
      "toolbar-replay: wrote \(path); replay it with 'toolbar-replay \(path)'"
    )
  }
}
