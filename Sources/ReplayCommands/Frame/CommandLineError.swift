import ReplayReporting

/// A command line that cannot be understood: status 64, with what to type instead.
package struct CommandLineError: Error, Hashable, Sendable {
  package var message: String
  package var suggestion: String?
  /// The subcommand whose help is offered; nil for the whole tool's.
  package var command: String?

  package init(_ message: String, suggestion: String? = nil, command: String? = nil) {
    self.message = message
    self.suggestion = suggestion
    self.command = command
  }
}

extension CommandLineError: CustomStringConvertible {
  /// The message as printed, nothing in it that a terminal obeys, ending with what to do next.
  package var description: String {
    let offer = suggestion.map { "; did you mean '\(TextSafety.escaped($0))'?" } ?? ""
    let help = command.map { "toolbar-replay help \($0)" } ?? "toolbar-replay help"
    return "toolbar-replay: error: \(TextSafety.escaped(message))\(offer)\nSee '\(help)'."
  }
}
