/// `toolbar-replay completion SHELL`.
enum CompletionSubcommand: Subcommand {
  static let shells = ["bash", "zsh", "fish"]

  static let spec = CommandSpec(
    "completion",
    "print the completions of a shell",
    examples: [
      CommandSpec.Example(
        "completion bash > ~/.local/share/bash-completion/completions/toolbar-replay",
        "bash"
      ),
      CommandSpec.Example(
        "completion zsh > ~/.zfunc/_toolbar-replay",
        "zsh, with ~/.zfunc in fpath"
      ),
      CommandSpec.Example(
        "completion fish > ~/.config/fish/completions/toolbar-replay.fish",
        "fish"
      ),
    ],
    arguments: [ArgumentSpec("SHELL", .one, .words(shells), "bash, zsh or fish")]
  )

  static func run(_ arguments: ParsedArguments, _ context: CommandContext) throws -> ExitStatus {
    switch arguments.positionals.first {
    case "bash": context.output.write(BashCompletion.script)
    case "zsh": context.output.write(ZshCompletion.script)
    case "fish": context.output.write(FishCompletion.script)
    case let other:
      throw CommandLineError(
        "there are completions for bash, zsh and fish, not for '\(other ?? "")'",
        command: spec.name
      )
    }
    return .clean
  }
}
