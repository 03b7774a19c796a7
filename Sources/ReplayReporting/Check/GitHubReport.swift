/// A suite as annotations for GitHub Actions, which shows ten of a kind a step.
///
/// Of each kind the first nine are kept when there are more than ten, and the tenth counts the others.
package struct GitHubReport: Sendable {
  static let annotationLimit = 10

  private var failures: [CheckFailure.Level: [CheckFailure]] = [:]
  private var counts: [CheckFailure.Level: Int] = [:]

  package init() {}

  package mutating func add(_ scenario: CheckedScenario) {
    for failure in CheckFailure.all(of: scenario) {
      counts[failure.level, default: 0] += 1
      if failures[failure.level, default: []].count < Self.annotationLimit {
        failures[failure.level, default: []].append(failure)
      }
    }
  }

  package var text: String {
    var lines: [String] = []
    for level in CheckFailure.Level.allCases {
      let kept = failures[level] ?? []
      let count = counts[level] ?? 0
      let shown = count > Self.annotationLimit ? kept.prefix(Self.annotationLimit - 1) : kept[...]
      lines += shown.map { annotation($0, level) }
      if count > shown.count {
        lines.append(
          "::\(Self.command(level)) title=toolbar-replay::"
            + "\(count - shown.count) more of this kind; see the log"
        )
      }
    }
    return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
  }

  private func annotation(_ failure: CheckFailure, _ level: CheckFailure.Level) -> String {
    var properties = ["file=\(Self.property(failure.path))"]
    if let line = failure.line { properties.append("line=\(line)") }
    if let column = failure.column { properties.append("col=\(column)") }
    properties.append("title=\(Self.property(failure.rule))")
    return "::\(Self.command(level)) \(properties.joined(separator: ","))::"
      + Self.data(failure.message)
  }

  private static func command(_ level: CheckFailure.Level) -> String {
    switch level {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// What a message must not hold raw, so that no title can start a command of its own.
  private static func data(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": out += "%25"
      case "\r": out += "%0D"
      case "\n": out += "%0A"
      default: out += TextSafety.escaped(String(Character(scalar)))
      }
    }
    return out
  }

  private static func property(_ text: String) -> String {
    var out = ""
    for character in data(text) {
      switch character {
      case ":": out += "%3A"
      case ",": out += "%2C"
      default: out.append(character)
      }
    }
    return out
  }
}
