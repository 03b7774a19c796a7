import ScenarioModel
import TimelineModel

/// `toolbar-replay schema scenario|timeline`: the JSON Schemas, made from the format tables.
enum SchemaSubcommand: Subcommand {
  static let spec = CommandSpec(
    "schema",
    "print the JSON Schema of scenarios or of timelines",
    examples: [
      CommandSpec.Example("schema scenario > scenario.schema.json", "for an editor's completion"),
      CommandSpec.Example("schema timeline", "what 'analyze' reads"),
    ],
    arguments: [
      ArgumentSpec("FORMAT", .one, .words(["scenario", "timeline"]), "scenario or timeline")
    ]
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    switch arguments.positionals.first {
    case "timeline": context.output.write(TimelineSchema.text)
    case "scenario": context.output.write(ScenarioSchema.text)
    case let other:
      throw CommandLineError(
        "there are schemas of 'scenario' and 'timeline', not of '\(other ?? "")'",
        command: spec.name
      )
    }
    return .clean
  }
}
