/// A positional argument of a subcommand.
package struct ArgumentSpec: Hashable, Sendable {
  package enum Count: Hashable, Sendable {
    case one
    case optional
    case oneOrMore
    case any

    var range: ClosedRange<Int> {
      switch self {
      case .one: 1...1
      case .optional: 0...1
      case .oneOrMore: 1...Int.max
      case .any: 0...Int.max
      }
    }
  }

  /// What a shell may offer for it.
  package enum Completion: Hashable, Sendable {
    case files
    case words([String])
    case nothing
  }

  /// In capitals: `SCENARIO`.
  package var name: String
  package var count: Count
  package var completion: Completion
  package var summary: String

  package init(
    _ name: String,
    _ count: Count,
    _ completion: Completion = .files,
    _ summary: String
  ) {
    self.name = name
    self.count = count
    self.completion = completion
    self.summary = summary
  }

  package var usage: String {
    switch count {
    case .one: name
    case .optional: "[\(name)]"
    case .oneOrMore: "\(name) …"
    case .any: "[\(name) …]"
    }
  }
}
