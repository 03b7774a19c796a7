import RecordingStore
import RegressionSuite
import ReplayEngine
import TimelineModel

/// `toolbar-replay record [PATH …]`: write recordings, pending where one exists.
enum RecordSubcommand: Subcommand {
  static let upgrade = OptionSpec.flag(
    "upgrade",
    "rewrite recordings that were made with another version of the layout rules"
  )

  static let spec = CommandSpec(
    "record",
    "write recordings; one that differs waits beside the old one to be accepted",
    examples: [
      CommandSpec.Example("record", "everything in Scenarios"),
      CommandSpec.Example("record Scenarios/editor.yaml", "one scenario"),
      CommandSpec.Example("record --upgrade", "after an update of this tool"),
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
      .format(.text, .json), upgrade, .unreferenced, .tag, .filter, .shard, .jobs, .failOn, .rules,
      .recordings,
    ],
    discussion: "A recording is written whole or not at all, and one that exists is never written "
      + "over: the new timeline is put beside it, and 'toolbar-replay accept' makes it the recording."
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    guard !context.environment.isContinuousIntegration else {
      throw CommandLineError(
        "nothing is recorded where CI is set; run it on your machine, or 'toolbar-replay check' here",
        command: spec.name
      )
    }
    let store = RecordingKeeper(
      mode: .all,
      model: TimelineHeader.currentModel,
      isUpgrading: arguments.has(upgrade)
    )
    let session = SuiteSession(
      arguments: try SuiteArguments(arguments, context, store: store),
      context: context,
      judgesRecordings: false
    )
    let status = try session.run(arguments.outputs(standard: .text))
    // What the scenarios find wrong is for `check` to judge.
    return status == .findings ? .clean : status
  }
}
