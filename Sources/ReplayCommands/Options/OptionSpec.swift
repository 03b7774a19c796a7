/// One option, declared once: the parser, help, completions and the man page read this.
package struct OptionSpec: Hashable, Sendable {
  package enum Value: Hashable, Sendable {
    /// `--name`; with `isNegatable` also `--no-name`.
    case flag(isNegatable: Bool)
    /// One of a few words.
    case word([String])
    /// Free text, shown as this placeholder.
    case text(String)
    /// A file's path, shown as this placeholder.
    case file(String)
    case integer(String, ClosedRange<Int>)
    /// `FORMAT` or `FORMAT=FILE`.
    case format([OutputFormat])
  }

  /// Without the dashes.
  package var name: String
  package var short: Character?
  package var value: Value
  package var isRepeatable: Bool
  /// One line, lower case, no period.
  package var summary: String

  package init(
    _ name: String,
    short: Character? = nil,
    _ value: Value,
    isRepeatable: Bool = false,
    _ summary: String
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.isRepeatable = isRepeatable
    self.summary = summary
  }

  package static func flag(_ name: String, short: Character? = nil, _ summary: String) -> Self {
    Self(name, short: short, .flag(isNegatable: false), summary)
  }

  package static func negatable(_ name: String, _ summary: String) -> Self {
    Self(name, .flag(isNegatable: true), summary)
  }

  package var isFlag: Bool {
    switch value {
    case .flag: true
    case .word, .text, .file, .integer, .format: false
    }
  }

  /// What stands for the value in help: `FILE`, `auto|always|never`; empty for a flag.
  package var placeholder: String {
    switch value {
    case .flag: ""
    case .word(let words): words.joined(separator: "|")
    case .text(let name), .file(let name), .integer(let name, _): name
    case .format(let formats): formats.map(\.rawValue).joined(separator: "|")
    }
  }

  /// Words a shell may offer for the value.
  package var words: [String] {
    switch value {
    case .flag, .text, .file, .integer: []
    case .word(let words): words
    case .format(let formats): formats.map(\.rawValue)
    }
  }
}
