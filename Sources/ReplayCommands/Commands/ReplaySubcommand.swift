import ReplayEngine
import ReplayReporting
import ScenarioModel
import SourceText
import ToolbarModel

/// `toolbar-replay SCENARIO …`: the main job.
enum ReplaySubcommand: Subcommand {
  static let assumed = OptionSpec.flag(
    "assumed",
    "list the numbers without a published source that placements rest on"
  )

  static let executor = OptionSpec(
    "executor",
    .word(["virtual", "dispatch"]),
    "how the machine runs (default virtual); the result is the same bytes"
  )
  static let workers = OptionSpec(
    "workers",
    .integer("N", 1...64),
    "how many threads the dispatch executor's queues share (default 2)"
  )

  static let spec = CommandSpec(
    "replay",
    "replay scenarios: print each timeline and its findings",
    examples: [
      CommandSpec.Example("editor.yaml", "the timeline and its findings, as text"),
      CommandSpec.Example("editor.yaml --format json", "the same for programs, one line a replay"),
      CommandSpec.Example("editor.yaml --fail-on warning", "status 1 from warnings on"),
    ],
    arguments: [
      ArgumentSpec("SCENARIO", .oneOrMore, .files, "a scenario file; - is standard input")
    ],
    options: [
      .format(.text, .json), .failOn, .rules, assumed, ExploreOptions.schedule,
      ExploreOptions.jitter, executor, workers,
    ],
    discussion: "A file as the first argument is a replay: the word 'replay' may be left out. A "
      + "matrix is replayed once for each combination."
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    let settings = try AnalysisSettings(arguments, context)
    let threshold = FailThreshold(arguments, context)
    let today = Today.text(context.environment)
    let listsAssumed = arguments.has(assumed)
    var writer = ReportWriter(arguments.outputs(standard: .text), context)
    let status = try ScenarioInput.forEach(arguments.positionals, context) { document in
      var status = ExitStatus.clean
      var warned = document.warnings.compactMap { $0.span?.start.line }
      for scenario in document.scenarios {
        if Interruption.isRequested { return .interrupted }
        let judged = JudgedReplay(
          try result(of: scenario, in: document.file, arguments),
          of: scenario,
          in: document.file,
          settings: settings.settings(over: scenario.stability),
          today: today
        )
        // Of one line one thing is said, by the reader or here, for one combination of a matrix.
        var news: [Diagnostic] = []
        for warning in judged.warnings {
          guard let line = warning.span?.start.line, !warned.contains(line) else { continue }
          warned.append(line)
          news.append(warning)
        }
        context.report(news)
        writer.write { format, style in
          format == .json
            ? JSONReport.document(of: judged.report)
            : TextReport(style: style, listsAssumed: listsAssumed).text(of: judged.report)
        }
        status = status.combined(with: judged.status(threshold))
      }
      return status
    }
    try writer.finish()
    return status
  }

  private static func result(
    of scenario: Scenario,
    in file: SourceFile,
    _ arguments: ParsedArguments
  ) throws(CommandLineError) -> ReplayResult {
    let jitter = try ExploreOptions.jitter(arguments)
    if let token = arguments.value(of: ExploreOptions.schedule) {
      let exploration = ReplayExploration(
        scenario: scenario,
        jitter: jitter,
        judge: NoJudge()
      )
      return try ScheduledReplay(token, of: exploration, in: file).result
    }
    let workers = arguments.integer(of: workers) ?? 2
    let executor: ReplayExecutorKind =
      arguments.value(of: executor) == "dispatch"
      ? .dispatch(pace: .immediate, workers: workers) : .virtual
    return Replay(scenario: scenario, executor: executor).run()
  }
}
