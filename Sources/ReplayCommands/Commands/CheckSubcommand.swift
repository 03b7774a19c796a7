import RecordingStore
import RegressionSuite
import ReplayEngine
import TimelineModel

/// `toolbar-replay check [PATH …]`: the regression suite.
enum CheckSubcommand: Subcommand {
  static let watch = OptionSpec.flag("watch", "stay, and check again what changes on disk")

  static let probe = OptionSpec.flag(
    "probe",
    "instead of comparing, try the claims that need no expectation"
  )

  static let spec = CommandSpec(
    "check",
    "replay every scenario, compare with its recording, judge",
    examples: [
      CommandSpec.Example("check", "everything in Scenarios"),
      CommandSpec.Example("check 'Scenarios/fold-*.yaml' --tag search", "some of them"),
      CommandSpec.Example("check --format github --format junit=report.xml", "on a build server"),
      CommandSpec.Example("check --shard 2/4 --format json=part-2.jsonl", "a quarter of the suite"),
      CommandSpec.Example("check --probe", "idempotence, round trips, thresholds and ten more"),
    ],
    arguments: [
      ArgumentSpec(
        "PATH",
        .any,
        .files,
        "scenario files, folders or patterns (default \(SuiteArguments.standardFolder))"
      )
    ],
    options: [
      .format(.text, .json, .markdown, .junit, .sarif, .github), .record, .unreferenced, .tag,
      .filter, .shard, .jobs, .failOn, .rules, .recordings, watch, probe,
    ],
    discussion: "A changed recording is never written over: 'toolbar-replay record' puts the new "
      + "timeline beside it, 'accept' makes it the recording. Where CI is set nothing is written, and "
      + "a missing recording fails. One bad scenario does not stop the others; it makes the status 2."
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    let mode =
      arguments.value(of: .record).flatMap(RecordingMode.init(rawValue:))
      ?? RecordingMode.standard(ciVariable: context.environment["CI"])
    let store = RecordingKeeper(mode: mode, model: TimelineHeader.currentModel)
    let requests = arguments.outputs(standard: .text)
    func session(_ suite: SuiteArguments) -> SuiteSession {
      SuiteSession(arguments: suite, context: context, judgesRecordings: true)
    }
    let suite = try SuiteArguments(arguments, context, store: store)
    if arguments.has(probe) {
      return try ProbeSession(arguments: suite, context: context).run(requests)
    }
    let status = try session(suite).run(requests)
    guard arguments.has(watch) else { return status }
    return try SuiteWatch(context: context).run(suite) { files in
      let whole = try SuiteArguments(arguments, context, store: store)
      var part = whole
      if let files {
        part.files = part.files.filter(files.contains)
        part.isFullRun = false
      }
      _ = try session(part).run(requests)
      return whole
    }
  }
}
