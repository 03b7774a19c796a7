import SourceText

/// `toolbar-replay help [SUBCOMMAND]`.
enum HelpSubcommand: Subcommand {
  static let manual = OptionSpec.flag("man", "print the man page, in roff")

  static let spec = CommandSpec(
    "help",
    "show help for the tool or for one subcommand",
    examples: [
      CommandSpec.Example("help", "what there is"),
      CommandSpec.Example("help completion", "all about one subcommand"),
      CommandSpec.Example("help --man > toolbar-replay.1", "the man page"),
    ],
    arguments: [ArgumentSpec("SUBCOMMAND", .optional, .nothing, "what to tell about")],
    options: [manual]
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    let help = HelpText(style: context.outputStyle)
    if arguments.has(manual) {
      context.output.write(ManualPage.text)
    } else if let name = arguments.positionals.first {
      guard let command = CommandTable.named(name) else {
        throw CommandLineError(
          "there is no subcommand '\(name)'",
          suggestion: NearestWord.to(name, among: CommandTable.names)
        )
      }
      context.output.write(help.page(of: command.spec))
    } else {
      context.output.write(help.overview)
    }
    return .clean
  }
}
