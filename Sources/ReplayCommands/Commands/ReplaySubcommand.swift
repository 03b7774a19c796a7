/// `toolbar-replay SCENARIO …`: the main job.
enum ReplaySubcommand: Subcommand {
  static let spec = CommandSpec(
    "replay",
    "replay scenarios: print each timeline and its findings",
    examples: [
      CommandSpec.Example("editor.yaml", "the timeline, as text"),
      CommandSpec.Example("editor.yaml --format json", "the same for programs"),
    ],
    arguments: [
      ArgumentSpec("SCENARIO", .oneOrMore, .files, "a scenario file; - is standard input")
    ],
    options: [.format(.text, .json), .failOn, .rules]
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    try ScenarioInput.forEach(arguments.positionals, context) { _ in
      throw CommandLineError("replaying is not built yet")
    }
  }
}
