/// A command line that was understood: options by their declaration, and what was left over in order.
package struct ParsedArguments: Sendable {
  package let command: CommandSpec
  package internal(set) var positionals: [String]
  /// Values in the order given, by option name; only ever looked up.
  var values: [String: [String]]

  init(command: CommandSpec, positionals: [String] = [], values: [String: [String]] = [:]) {
    self.command = command
    self.positionals = positionals
    self.values = values
  }

  /// Whether a flag was given (and not taken back by its `--no-` form).
  package func has(_ option: OptionSpec) -> Bool { value(of: option) == "true" }

  /// A negatable flag as given; nil when it was not.
  package func choice(of option: OptionSpec) -> Bool? { value(of: option).map { $0 == "true" } }

  /// The last value given, or nil.
  package func value(of option: OptionSpec) -> String? { values(of: option).last }

  package func values(of option: OptionSpec) -> [String] {
    precondition(
      command.allOptions.contains { $0.name == option.name },
      "'\(command.name)' does not declare --\(option.name)"
    )
    return values[option.name] ?? []
  }

  /// A number; the parser has checked that it is one, and its range.
  package func integer(of option: OptionSpec) -> Int? { value(of: option).flatMap { Int($0) } }

  /// What was asked for with `--format`, in order. When nothing is meant for standard output and the
  /// subcommand has a `standard` format, that is printed there.
  package func outputs(standard: OutputFormat?) -> [OutputRequest] {
    var requests = values["format", default: []].compactMap { text -> OutputRequest? in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let format = OutputFormat(rawValue: String(parts[0])) else { return nil }
      return OutputRequest(format, file: parts.count > 1 ? String(parts[1]) : nil)
    }
    if let standard, !requests.contains(where: { $0.file == nil }) {
      requests.insert(OutputRequest(standard), at: 0)
    }
    return requests
  }
}
