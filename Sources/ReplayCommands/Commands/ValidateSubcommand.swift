import ReplayReporting
import ScenarioModel

/// `toolbar-replay validate PATH …`: read and check, run nothing.
enum ValidateSubcommand: Subcommand {
  static let spec = CommandSpec(
    "validate",
    "check that scenario files are well formed, without running them",
    examples: [
      CommandSpec.Example("validate editor.yaml", "silent when all is well, else every mistake")
    ],
    arguments: [ArgumentSpec("PATH", .oneOrMore, .files, "a scenario file; - is standard input")]
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    try ScenarioInput.forEach(arguments.positionals, context) { _ in .clean }
  }
}
