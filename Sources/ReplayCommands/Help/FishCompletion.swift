/// Completions for fish, from the declarations.
enum FishCompletion {
  static var script: String {
    var lines = ["# toolbar-replay completions for fish"]
    for command in CommandTable.all {
      lines.append(
        "complete -c toolbar-replay -n __fish_use_subcommand -a \(command.spec.name) "
          + "-d '\(quoted(command.spec.summary))'"
      )
      for option in command.spec.allOptions {
        lines.append(
          "complete -c toolbar-replay -n '__fish_seen_subcommand_from \(command.spec.name)' "
            + self.option(option)
        )
      }
      for argument in command.spec.arguments {
        guard case .words(let words) = argument.completion else { continue }
        lines.append(
          "complete -c toolbar-replay -f -n '__fish_seen_subcommand_from \(command.spec.name)' "
            + "-a '\(words.joined(separator: " "))'"
        )
      }
    }
    for option in ReplaySubcommand.spec.allOptions {
      lines.append(
        "complete -c toolbar-replay -n __fish_use_subcommand " + self.option(option)
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func option(_ option: OptionSpec) -> String {
    var parts = ["-l \(option.name)"]
    if let short = option.short { parts.append("-s \(short)") }
    if !option.words.isEmpty {
      parts.append("-x -a '\(option.words.joined(separator: " "))'")
    } else if !option.isFlag {
      parts.append("-r")
    }
    parts.append("-d '\(quoted(option.summary))'")
    return parts.joined(separator: " ")
  }

  private static func quoted(_ text: String) -> String {
    var out = ""
    for character in text {
      if character == "'" || character == "\\" { out.append("\\") }
      out.append(character)
    }
    return out
  }
}
