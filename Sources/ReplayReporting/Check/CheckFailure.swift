import ExpectationCheck
import SourceText
import TimelineDiff
import TimelineModel
import ToolbarModel

/// One thing wrong with a scenario of a suite, as CI formats list them: a rule, a place, a message.
struct CheckFailure: Hashable, Sendable {
  enum Level: Int, Hashable, Sendable, CaseIterable {
    case error
    case warning
    case note
  }

  /// A stability rule's id, or `input`, `expectation`, `recording`.
  var rule: String
  var level: Level
  var path: String
  var line: Int?
  var column: Int?
  var message: String
  /// The same from run to run while the same thing is wrong.
  var fingerprint: String

  /// The rules that are no stability rules, with what they mean.
  static let ownRules: [(id: String, meaning: String)] = [
    ("input", "The scenario cannot be used."),
    ("expectation", "An expectation of the scenario does not hold."),
    ("recording", "The timeline is not the recorded one."),
  ]

  /// Everything a scenario has to tell, worst first; findings that do not fail too.
  static func all(of scenario: CheckedScenario) -> [CheckFailure] {
    var failures: [CheckFailure] = []
    func add(
      _ rule: String,
      _ level: Level,
      _ line: Int?,
      _ column: Int? = nil,
      path: String? = nil,
      message: String,
      identity: [String]
    ) {
      let words = [rule, scenario.label] + identity
      failures.append(
        CheckFailure(
          rule: rule,
          level: level,
          path: path ?? scenario.path,
          line: line,
          column: column,
          message: message,
          fingerprint: String(StableHash.of(words.joined(separator: "\u{1F}")), radix: 16)
        )
      )
    }
    for diagnostic in scenario.diagnostics {
      let start = diagnostic.span?.start
      let suggestion = diagnostic.suggestion.map { "; did you mean '\($0)'?" } ?? ""
      add(
        "input",
        level(diagnostic.severity),
        start?.line,
        start?.column,
        path: diagnostic.path,
        message: diagnostic.message + suggestion,
        identity: [diagnostic.message]
      )
    }
    for outcome in scenario.failedExpectations {
      let expected = FlowNode.text(of: outcome.expected)
      let reason = outcome.reason.map { "; \($0)" } ?? ""
      add(
        "expectation",
        .error,
        outcome.line,
        message: "expected \(expected), found \(outcome.found)\(reason)",
        identity: [expected]
      )
    }
    if scenario.recordingFails, let recording = scenario.recording {
      let changes = scenario.changes.map { ": " + DiffVerdict.text(of: $0) } ?? ""
      let next = scenario.acceptCommand.map { "; to accept it: \($0)" } ?? ""
      add(
        "recording",
        .error,
        1,
        message: "the recording is \(recording.rawValue)\(changes)\(next)",
        identity: [recording.rawValue]
      )
    }
    for finding in scenario.findings.sorted(by: { $0.severity > $1.severity }) {
      let isFailing = scenario.failOn.map { finding.severity >= $0 } ?? false
      let message =
        finding.message.isEmpty ? finding.items.joined(separator: ", ") : finding.message
      let hint = finding.hint.isEmpty ? "" : "; \(finding.hint)"
      add(
        finding.rule.rawValue,
        isFailing ? .error : finding.severity == .info ? .note : .warning,
        finding.line,
        message: message + hint,
        identity: finding.items + [finding.cause ?? ""]
      )
    }
    return failures
  }

  private static func level(_ severity: Diagnostic.Severity) -> Level {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
