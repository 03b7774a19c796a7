import ReplayReporting
import ScenarioModel

/// `toolbar-replay validate PATH …`: read and check, run nothing.
enum ValidateSubcommand: Subcommand {
  static let resolved = OptionSpec.flag(
    "resolved",
    "print the scenario with every default filled in"
  )

  static let spec = CommandSpec(
    "validate",
    "check that scenario files are well formed, without running them",
    examples: [
      CommandSpec.Example("validate editor.yaml", "silent when all is well, else every mistake")
    ],
    arguments: [ArgumentSpec("PATH", .oneOrMore, .files, "a scenario file; - is standard input")],
    options: [resolved]
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    try ScenarioInput.forEach(arguments.positionals, context) { document in
      if arguments.has(resolved) { context.output.write(ResolvedScenario.text(of: document)) }
      return .clean
    }
  }
}
