/// Completions for zsh, from the declarations.
enum ZshCompletion {
  static var script: String {
    var lines = [
      "#compdef toolbar-replay",
      "# toolbar-replay completions for zsh",
      "_toolbar_replay() {",
      "  local -a subcommands",
      "  subcommands=(",
    ]
    for command in CommandTable.all {
      lines.append("    '\(command.spec.name):\(quoted(command.spec.summary))'")
    }
    lines += [
      "  )",
      "  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then",
      "    _describe subcommand subcommands",
      "    _files",
      "    return",
      "  fi",
      "  case $words[2] in",
    ]
    for command in CommandTable.all where command.spec.name != ReplaySubcommand.spec.name {
      lines += ["    \(command.spec.name))", "      shift words; (( CURRENT-- ))"]
      lines += arguments(of: command.spec)
      lines.append("      ;;")
    }
    lines += ["    *)"] + arguments(of: ReplaySubcommand.spec)
    lines += ["      ;;", "  esac", "}"]
    // Loaded from fpath the file is the function's first call; sourced it only declares it.
    lines += [
      "if [[ ${funcstack[1]} == _toolbar-replay ]]; then _toolbar_replay \"$@\"",
      "else compdef _toolbar_replay toolbar-replay; fi",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func arguments(of spec: CommandSpec) -> [String] {
    var words = spec.allOptions.map(option)
    for argument in spec.arguments {
      let action =
        switch argument.completion {
        case .files: "_files"
        case .words(let words): "(\(words.joined(separator: " ")))"
        case .nothing: " "
        }
      let count =
        switch argument.count {
        case .one, .optional: "1"
        case .oneOrMore, .any: "*"
        }
      words.append("'\(count):\(quoted(argument.name)):\(action)'")
    }
    return ["      _arguments -s \\"]
      + words.enumerated().map { index, word in
        "        \(word)" + (index == words.count - 1 ? "" : " \\")
      }
  }

  private static func option(_ option: OptionSpec) -> String {
    let repeats = option.isRepeatable ? "*" : ""
    let text = quoted(option.summary)
    if option.isFlag { return "'\(repeats)--\(option.name)[\(text)]'" }
    let action = option.words.isEmpty ? "_files" : "(\(option.words.joined(separator: " ")))"
    return "'\(repeats)--\(option.name)=[\(text)]:\(option.name):\(action)'"
  }

  private static func quoted(_ text: String) -> String {
    var out = ""
    for character in text {
      switch character {
      case "'": out += "'\\''"
      case "[", "]", ":": out += "\\\(character)"
      case "`": out += "\\`"
      default: out.append(character)
      }
    }
    return out
  }
}
