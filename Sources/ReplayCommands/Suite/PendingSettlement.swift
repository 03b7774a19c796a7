import RecordingStore
import ReplayReporting
import SourceText

/// What `accept` and `reject` share: pending timelines are settled, one after the other.
struct PendingSettlement {
  let spec: CommandSpec
  /// What the output says of each: `accepted`.
  let done: String
  /// False when there was nothing to settle at that place.
  let settle: (RecordingLocation) throws -> Bool

  /// The command's words: they take the same arguments and options.
  static func spec(_ name: String, _ summary: String) -> CommandSpec {
    CommandSpec(
      name,
      summary,
      examples: [
        CommandSpec.Example("\(name) Scenarios/editor.yaml", "of one scenario"),
        CommandSpec.Example(name, "all of them"),
      ],
      arguments: [
        ArgumentSpec("PATH", .any, .files, "scenarios, recordings or folders (default all)")
      ],
      options: [.recordings]
    )
  }

  func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    guard !context.environment.isContinuousIntegration else {
      throw CommandLineError("recordings are not touched where CI is set", command: spec.name)
    }
    let locations = try PendingRecordings.locations(arguments, context)
    for location in locations {
      if Interruption.isRequested { return .interrupted }
      if try settle(location) {
        context.output.writeLine("\(done) \(TextSafety.escaped(location.path))")
      }
    }
    if locations.isEmpty { context.errors.writeLine("toolbar-replay: nothing is pending") }
    return .clean
  }
}
