/// Options that more than one subcommand takes.
extension OptionSpec {
  package static let help = flag("help", short: "h", "show this help, examples first")
  package static let version = flag("version", "print the version")
  package static let color = OptionSpec(
    "color",
    .word(ColorChoice.allCases.map(\.rawValue)),
    "colour the output (default auto: on a terminal, unless NO_COLOR is set)"
  )
  package static let columns = OptionSpec(
    "columns",
    .integer("N", 40...400),
    "width of text in columns (default: the terminal's, else 100)"
  )
  /// Accepted by every subcommand.
  package static let everywhere = [color, columns, help]

  package static let failOn = OptionSpec(
    "fail-on",
    .word(["info", "warning", "error", "never"]),
    "lowest severity of a finding that makes the status 1 (default error)"
  )
  package static let rules = OptionSpec(
    "rules",
    .file("FILE"),
    "settings of the stability rules, in the shape of a scenario's `stability`"
  )
  package static let recordings = OptionSpec(
    "recordings",
    .file("FOLDER"),
    "where recordings are kept (default Recordings)"
  )
  package static let jobs = OptionSpec(
    "jobs",
    short: "j",
    .integer("N", 1...1024),
    "how many scenarios run at once (default: all cores)"
  )

  /// `--format` with the formats that a subcommand can write.
  package static func format(_ formats: OutputFormat...) -> OptionSpec {
    OptionSpec(
      "format",
      .format(formats),
      isRepeatable: true,
      "what to print; FORMAT=FILE writes a file instead, several may be given"
    )
  }
}
