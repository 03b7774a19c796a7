/// Completions for bash, from the declarations.
enum BashCompletion {
  static var script: String {
    var lines = [
      "# toolbar-replay completions for bash",
      "_toolbar_replay() {",
      "  local word=\"${COMP_WORDS[COMP_CWORD]}\" before=\"${COMP_WORDS[COMP_CWORD-1]}\" sub=\"\" w",
      "  for w in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do",
      "    case \"$w\" in \(names.joined(separator: "|"))) sub=\"$w\"; break ;; esac",
      "  done",
      "  case \"$sub\" in",
    ]
    for command in CommandTable.all { lines += cases(of: command.spec, label: command.spec.name) }
    lines += cases(
      of: ReplaySubcommand.spec,
      label: "*",
      also: names
    )
    lines += [
      "  esac",
      "}",
      "complete -o filenames -F _toolbar_replay toolbar-replay",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static var names: [String] { CommandTable.names }

  private static func cases(
    of spec: CommandSpec,
    label: String,
    also words: [String] = []
  ) -> [String] {
    var lines = ["    \(label))", "      case \"$before\" in"]
    for option in spec.allOptions where !option.isFlag {
      let answer =
        option.words.isEmpty
        ? "$(compgen -f -- \"$word\")"
        : "$(compgen -W '\(option.words.joined(separator: " "))' -- \"$word\")"
      lines.append("        --\(option.name)) COMPREPLY=(\(answer)); return ;;")
    }
    let flags = spec.allOptions.map { "--\($0.name)" }.joined(separator: " ")
    lines += [
      "      esac",
      "      if [[ \"$word\" == -* ]]; then COMPREPLY=($(compgen -W '\(flags)' -- \"$word\")); return; fi",
      "      COMPREPLY=(\(positional(spec, also: words)))",
      "      ;;",
    ]
    return lines
  }

  private static func positional(_ spec: CommandSpec, also words: [String]) -> String {
    var offered = words
    var hasFiles = false
    for argument in spec.arguments {
      switch argument.completion {
      case .files: hasFiles = true
      case .words(let more): offered += more
      case .nothing: break
      }
    }
    let list =
      offered.isEmpty ? "" : "$(compgen -W '\(offered.joined(separator: " "))' -- \"$word\") "
    return list + (hasFiles ? "$(compgen -f -- \"$word\")" : "")
  }
}
