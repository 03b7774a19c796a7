import ReplayEngine
import ReplayReporting
import ScenarioModel
import TimelineModel

/// `toolbar-replay poses SCENARIO`: every item in every pose of the device.
enum PosesSubcommand: Subcommand {
  static let spec = CommandSpec(
    "poses",
    "every item in every pose of the device, as a table",
    examples: [CommandSpec.Example("poses editor.yaml", "no events are needed")],
    arguments: [ArgumentSpec("SCENARIO", .one, .files, "a scenario file; - is standard input")],
    options: [.format(.text, .json)],
    discussion: "Poses with the same layout share a column. Events are not replayed."
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    var writer = ReportWriter(arguments.outputs(standard: .text), context)
    let status = try ScenarioInput.forEach(arguments.positionals, context) { document in
      for scenario in document.scenarios {
        let poses = StartLayout(of: scenario).poses
        let header = TimelineHeader(of: scenario)
        writer.write { format, style in
          format == .json
            ? PoseJSON.document(of: poses, in: header)
            : PoseText(style: style).text(of: poses, in: header)
        }
      }
      return .clean
    }
    try writer.finish()
    return status
  }
}
