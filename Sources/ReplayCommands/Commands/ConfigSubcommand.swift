import ReplayReporting
import ToolbarModel

/// `toolbar-replay config`: each setting, its value, and where it came from.
enum ConfigSubcommand: Subcommand {
  static let spec = CommandSpec(
    "config",
    "print each setting and where its value came from",
    examples: [CommandSpec.Example("config", "what holds in this folder")],
    discussion: "Settings are read from \(Configuration.fileName), found upward to the root of the "
      + "repository. The environment wins over the file, a flag over both."
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    let configuration = context.configuration
    let file = configuration.file ?? "none found, upward from here to the root of the repository"
    context.output.writeLine("file".padded(to: 14) + TextSafety.escaped(file))
    let rows = [
      ("recordings", configuration.recordings.text, configuration.recordings.origin),
      ("fail-on", configuration.failOn.text, configuration.failOn.origin),
    ]
    for (name, value, origin) in rows {
      context.output.writeLine(line(name, value, origin))
    }
    for rule in configuration.stability.rules {
      let settings = rule.values.map { "\($0.name) \(RuleText.text(of: $0.value))" }
      let severity = rule.severity.map { ["severity \($0.rawValue)"] } ?? []
      context.output.writeLine(
        line(
          rule.rule.rawValue,
          rule.isOff ? "off" : (severity + settings).joined(separator: ", "),
          configuration.stabilityOrigin
        )
      )
    }
    return .clean
  }

  private static func line(
    _ name: String,
    _ value: String,
    _ origin: ConfigurationValue.Origin
  ) -> String {
    name.padded(to: 14) + TextSafety.escaped(value).padded(to: 24)
      + "  " + TextSafety.escaped("(\(origin))")
  }
}
