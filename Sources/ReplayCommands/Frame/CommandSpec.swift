/// The command line of one subcommand; help, completions and the man page are made from it.
package struct CommandSpec: Sendable {
  package struct Example: Hashable, Sendable {
    /// What is typed after `toolbar-replay `.
    package var line: String
    package var meaning: String

    package init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  package var name: String
  /// One line, lower case, no period.
  package var summary: String
  package var examples: [Example]
  package var arguments: [ArgumentSpec]
  /// Its own options; `OptionSpec.everywhere` come on top.
  package var options: [OptionSpec]
  /// What a person should know beyond the options; empty lines separate paragraphs.
  package var discussion: String

  package init(
    _ name: String,
    _ summary: String,
    examples: [Example],
    arguments: [ArgumentSpec] = [],
    options: [OptionSpec] = [],
    discussion: String = ""
  ) {
    self.name = name
    self.summary = summary
    self.examples = examples
    self.arguments = arguments
    self.options = options
    self.discussion = discussion
  }

  package var allOptions: [OptionSpec] { options + OptionSpec.everywhere }

  /// `toolbar-replay analyze [options] TIMELINE …`; a replay needs no word of its own.
  package var usage: String {
    let words = arguments.map(\.usage)
    let name = self.name == ReplaySubcommand.spec.name ? "" : " \(self.name)"
    return (["toolbar-replay\(name) [options]"] + words).joined(separator: " ")
  }
}
