import ReplayReporting

/// Help for people, made from the declarations: examples first.
struct HelpText {
  let style: TextStyle

  init(style: TextStyle) {
    self.style = style
  }

  /// What `toolbar-replay --help` prints.
  var overview: String {
    var lines = [
      "See what happens to a SwiftUI toolbar while the device folds, rotates, resizes, searches and",
      "scrolls, and whether any of it is unstable. No simulator, the same on every machine.",
      "",
      style.bold("Examples"),
    ]
    for example in HelpText.firstSteps where HelpText.isBuilt(example) {
      lines += self.lines(of: example)
    }
    lines += ["", style.bold("Subcommands")]
    let width = CommandTable.all.map { $0.spec.name.count }.max() ?? 0
    for command in CommandTable.all {
      lines.append(
        "  " + command.spec.name.padded(to: width) + "  " + command.spec.summary
      )
    }
    lines += [
      "",
      "A file as the first argument is replayed. `toolbar-replay help SUBCOMMAND` tells more.",
      "Exit status: "
        + ExitStatus.allCases.map { "\($0.rawValue) \($0.meaning)" }.joined(separator: " · "),
    ]
    return wrapped(lines)
  }

  /// The help of one subcommand.
  func page(of spec: CommandSpec) -> String {
    var lines = ["\(style.bold("toolbar-replay \(spec.name)")): \(spec.summary)", ""]
    lines.append(style.bold("Examples"))
    for example in spec.examples { lines += self.lines(of: example) }
    lines += ["", style.bold("Usage"), "  " + spec.usage]
    if !spec.arguments.isEmpty {
      lines += ["", style.bold("Arguments")]
      lines += table(spec.arguments.map { ($0.name, $0.summary) })
    }
    lines += ["", style.bold("Options")]
    lines += table(spec.allOptions.map { (HelpText.shown($0), $0.summary) })
    if !spec.discussion.isEmpty {
      lines.append("")
      lines += spec.discussion.split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
    }
    return wrapped(lines)
  }

  /// An option as help shows it: `--format FORMAT[=FILE]`, `-j, --jobs N`.
  static func shown(_ option: OptionSpec) -> String {
    let short = option.short.map { "-\($0), " } ?? ""
    switch option.value {
    case .flag(isNegatable: true): return "\(short)--[no-]\(option.name)"
    case .flag(isNegatable: false): return "\(short)--\(option.name)"
    case .format: return "\(short)--\(option.name) \(option.placeholder)[=FILE]"
    case .word, .text, .file, .integer: return "\(short)--\(option.name) \(option.placeholder)"
    }
  }

  static let firstSteps: [CommandSpec.Example] = [
    CommandSpec.Example("editor.yaml", "replay a scenario: the timeline and its findings"),
    CommandSpec.Example("new editor", "write a first scenario to start from"),
    CommandSpec.Example("check", "replay every scenario and compare with its recording"),
    CommandSpec.Example("explain editor.yaml", "why each item is where it is"),
    CommandSpec.Example("analyze capture.timeline.yaml", "judge a timeline from anywhere"),
  ]

  private static func isBuilt(_ example: CommandSpec.Example) -> Bool {
    let word = String(example.line.prefix { $0 != " " })
    return CommandTable.isFile(word) || CommandTable.named(word) != nil
  }

  private func lines(of example: CommandSpec.Example) -> [String] {
    let command = "  toolbar-replay \(example.line)"
    let oneLine = command.padded(to: 52) + "  " + example.meaning
    return command.count <= 52 && oneLine.count <= style.columns
      ? [oneLine] : [command, "      \(example.meaning)"]
  }

  private func table(_ rows: [(String, String)]) -> [String] {
    let width = min(rows.map(\.0.count).max() ?? 0, 30)
    return rows.flatMap { name, meaning -> [String] in
      let filled = Paragraph.lines(of: meaning, width: max(20, style.columns - width - 4))
      let indent = String(repeating: " ", count: width + 4)
      if name.count > width {
        return ["  \(name)"] + filled.map { indent + $0 }
      }
      return filled.enumerated().map { index, line in
        index == 0 ? "  \(name.padded(to: width))  \(line)" : indent + line
      }
    }
  }

  /// Lines that are too long are broken at spaces; everything else stays.
  private func wrapped(_ lines: [String]) -> String {
    lines.flatMap { line -> [String] in
      line.hasPrefix(" ") || line.count <= style.columns
        ? [line] : Paragraph.lines(of: line, width: style.columns)
    }.joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The text with spaces after it up to a number of characters.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
