/// The man page, in roff, from the same declarations as the help.
enum ManualPage {
  static var text: String {
    var lines = [
      ".TH TOOLBAR-REPLAY 1",
      ".SH NAME",
      "toolbar-replay \\- replay toolbars through folds, rotations and searches, and judge them",
      ".SH SYNOPSIS",
    ]
    for command in CommandTable.all {
      lines += [".B \(escaped(command.spec.usage))", ".br"]
    }
    lines.append(".SH SUBCOMMANDS")
    for command in CommandTable.all {
      lines += [".SS \(escaped(command.spec.name))", escaped(sentence(command.spec.summary))]
      for example in command.spec.examples {
        lines += [
          ".TP", ".B toolbar-replay \(escaped(example.line))", escaped(sentence(example.meaning)),
        ]
      }
      for argument in command.spec.arguments {
        lines += [".TP", ".I \(escaped(argument.name))", escaped(sentence(argument.summary))]
      }
      for option in command.spec.options {
        lines += [
          ".TP", ".B \(escaped(HelpText.shown(option)))", escaped(sentence(option.summary)),
        ]
      }
      for paragraph in command.spec.discussion.split(separator: "\n") {
        lines += [".PP", escaped(String(paragraph))]
      }
    }
    lines.append(".SH OPTIONS OF EVERY SUBCOMMAND")
    for option in OptionSpec.everywhere {
      lines += [".TP", ".B \(escaped(HelpText.shown(option)))", escaped(sentence(option.summary))]
    }
    lines.append(".SH EXIT STATUS")
    for status in ExitStatus.allCases {
      lines += [".TP", ".B \(status.rawValue)", escaped(sentence(status.meaning))]
    }
    lines.append(".SH ENVIRONMENT")
    for (name, meaning) in ConfigurationValue.environment {
      lines += [".TP", ".B \(name)", escaped(sentence(meaning))]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func sentence(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst() + (text.hasSuffix(".") ? "" : ".")
  }

  private static func escaped(_ text: String) -> String {
    var out = ""
    for character in text {
      switch character {
      case "\\": out += "\\e"
      case "-": out += "\\-"
      case "'", ".": out += out.isEmpty ? "\\&\(character)" : String(character)
      default: out.append(character)
      }
    }
    return out
  }
}
