import RecordingStore
import ReplayReporting
import SourceText

/// `toolbar-replay accept [PATH …]`: make pending timelines the recordings.
enum AcceptSubcommand: Subcommand {
  static let spec = CommandSpec(
    "accept",
    "make pending timelines the recordings",
    examples: [
      CommandSpec.Example("accept Scenarios/editor.yaml", "of one scenario"),
      CommandSpec.Example("accept", "all of them"),
    ],
    arguments: [
      ArgumentSpec("PATH", .any, .files, "scenarios, recordings or folders (default all)")
    ],
    options: [.recordings]
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    guard !context.environment.isContinuousIntegration else {
      throw CommandLineError("recordings are not touched where CI is set", command: spec.name)
    }
    let locations = try PendingRecordings.locations(arguments, context)
    for location in locations {
      if Interruption.isRequested { return .interrupted }
      if try RecordingKeeper.accept(location) {
        context.output.writeLine("accepted \(TextSafety.escaped(location.path))")
      }
    }
    if locations.isEmpty { context.errors.writeLine("toolbar-replay: nothing is pending") }
    return .clean
  }
}
