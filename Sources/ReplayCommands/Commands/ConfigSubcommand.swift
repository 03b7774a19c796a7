import ReplayReporting

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
    let rows = [
      ("recordings", configuration.recordings.text, configuration.recordings.origin),
      ("fail-on", configuration.failOn.text, configuration.failOn.origin),
    ]
    for (name, value, origin) in rows {
      context.output.writeLine(
        name.padded(to: 12) + TextSafety.escaped(value).padded(to: 24)
          + TextSafety.escaped("(\(origin))")
      )
    }
    return .clean
  }
}
