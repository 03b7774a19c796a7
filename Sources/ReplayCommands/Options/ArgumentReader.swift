import SourceText

/// Reads a subcommand's words against its declaration.
///
/// Understands `--name value`, `--name=value`, `-n value`, `--no-name`, and `--`, after which nothing
/// is an option. A single `-` is a positional: standard input.
package struct ArgumentReader: Sendable {
  package let command: CommandSpec

  package init(command: CommandSpec) {
    self.command = command
  }

  package func read(_ words: [String]) throws(CommandLineError) -> ParsedArguments {
    var parsed = ParsedArguments(command: command)
    var rest = words[...]
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.positionals += rest
        break
      } else if word.hasPrefix("--") {
        try readLong(String(word.dropFirst(2)), &rest, into: &parsed)
      } else if word.hasPrefix("-"), word.count > 1 {
        try readShort(word, &rest, into: &parsed)
      } else {
        parsed.positionals.append(word)
      }
    }
    try checkCounts(parsed)
    return parsed
  }

  private func readLong(
    _ text: String,
    _ rest: inout ArraySlice<String>,
    into parsed: inout ParsedArguments
  ) throws(CommandLineError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "")
    let inline = parts.count > 1 ? String(parts[1]) : nil
    if let option = command.allOptions.first(where: { $0.name == name }) {
      try take(option, as: "--\(name)", inline, &rest, into: &parsed)
    } else if name.hasPrefix("no-"), let option = negatable(String(name.dropFirst(3))) {
      guard inline == nil else { throw error("'--\(name)' takes no value") }
      parsed.values[option.name] = ["false"]
    } else {
      throw unknown("--\(name)")
    }
  }

  private func readShort(
    _ word: String,
    _ rest: inout ArraySlice<String>,
    into parsed: inout ParsedArguments
  ) throws(CommandLineError) {
    let letter = word[word.index(after: word.startIndex)]
    guard let option = command.allOptions.first(where: { $0.short == letter }) else {
      throw unknown(word)
    }
    let inline = String(word.dropFirst(2).drop { $0 == "=" })
    if option.isFlag, !inline.isEmpty { throw unknown(word) }
    try take(option, as: "-\(letter)", inline.isEmpty ? nil : inline, &rest, into: &parsed)
  }

  private func take(
    _ option: OptionSpec,
    as shown: String,
    _ inline: String?,
    _ rest: inout ArraySlice<String>,
    into parsed: inout ParsedArguments
  ) throws(CommandLineError) {
    if option.isFlag {
      guard inline == nil else { throw error("'\(shown)' takes no value") }
      parsed.values[option.name] = ["true"]
      return
    }
    guard let value = inline ?? rest.popFirst() else {
      throw error("'\(shown)' needs a value: \(option.placeholder)")
    }
    try check(value, of: option, as: shown)
    if option.isRepeatable {
      parsed.values[option.name, default: []].append(value)
    } else {
      parsed.values[option.name] = [value]
    }
  }

  private func check(
    _ value: String,
    of option: OptionSpec,
    as shown: String
  ) throws(CommandLineError) {
    switch option.value {
    case .flag: break
    case .text, .file:
      if value.isEmpty { throw error("'\(shown)' needs a value that is not empty") }
    case .word(let words):
      guard words.contains(value) else {
        throw error(
          "'\(value)' is no value of '\(shown)', which takes \(list(words))",
          suggestion: NearestWord.to(value, among: words)
        )
      }
    case .integer(_, let range):
      guard let number = Int(value), range.contains(number) else {
        throw error(
          "'\(shown)' takes a whole number from \(range.lowerBound) to \(range.upperBound), "
            + "not '\(value)'"
        )
      }
    case .format(let formats):
      let name = String(value.prefix { $0 != "=" })
      guard formats.contains(where: { $0.rawValue == name }) else {
        let words = formats.map(\.rawValue)
        throw error(
          "'\(command.name)' does not write the format '\(name)', it writes \(list(words))",
          suggestion: NearestWord.to(name, among: words)
        )
      }
      if value.hasSuffix("=") { throw error("'\(shown) \(value)' names no file after '='") }
    }
  }

  private func checkCounts(_ parsed: ParsedArguments) throws(CommandLineError) {
    if parsed.has(.help) { return }
    let least = command.arguments.reduce(0) { $0 + $1.count.range.lowerBound }
    let most = command.arguments.reduce(0) { sum, argument in
      let upper = argument.count.range.upperBound
      return sum == Int.max || upper == Int.max ? Int.max : sum + upper
    }
    if parsed.positionals.count < least {
      let missing = command.arguments.filter { $0.count.range.lowerBound > 0 }
      let index = min(parsed.positionals.count, missing.count - 1)
      throw error("'\(command.name)' needs \(missing[index].name): \(missing[index].summary)")
    }
    if parsed.positionals.count > most {
      throw error("'\(command.name)' does not know what to do with '\(parsed.positionals[most])'")
    }
    let toStandardOutput = parsed.values["format", default: []].filter { !$0.contains("=") }
    if toStandardOutput.count > 1 {
      throw error(
        "only one format can go to standard output, not \(list(toStandardOutput)); "
          + "write the others as '--format \(toStandardOutput[1])=FILE'"
      )
    }
  }

  private func negatable(_ name: String) -> OptionSpec? {
    command.allOptions.first { $0.name == name && $0.value == .flag(isNegatable: true) }
  }

  private func unknown(_ shown: String) -> CommandLineError {
    let names = command.allOptions.flatMap { option -> [String] in
      option.value == .flag(isNegatable: true)
        ? ["--\(option.name)", "--no-\(option.name)"] : ["--\(option.name)"]
    }
    return error(
      "'\(command.name)' has no option '\(shown)'",
      suggestion: NearestWord.to(shown, among: names)
    )
  }

  private func error(_ message: String, suggestion: String? = nil) -> CommandLineError {
    CommandLineError(message, suggestion: suggestion, command: command.name)
  }

  private func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}
