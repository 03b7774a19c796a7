import ExpectationCheck
import ReplayReporting
import ScenarioModel
import TimelineModel
import ToolbarModel

extension Replay {
  /// One verdict of a stability rule.
  public struct Finding: Hashable, Sendable {
    /// How bad a finding is.
    public enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
      /// Worth knowing.
      case info
      /// Worth a look.
      case warning
      /// Unstable.
      case error

      /// Compares by badness.
      public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

      private var rank: Int {
        switch self {
        case .info: 0
        case .warning: 1
        case .error: 2
        }
      }
    }

    /// The rule's id, `flicker`, as scenarios write it.
    public let rule: String
    /// How bad it is.
    public let severity: Severity
    /// The items it is about.
    public let items: [String]
    /// When, in milliseconds since the start.
    public let milliseconds: Int
    /// The event that caused it, as the scenario writes it.
    public let cause: String?
    /// The scenario's line of that event.
    public let line: Int?
    /// What happened.
    public let message: String
    /// What to do about it.
    public let hint: String

    init(_ finding: TimelineModel.Finding) {
      rule = finding.rule.rawValue
      severity =
        switch finding.severity {
        case .info: .info
        case .warning: .warning
        case .error: .error
        }
      items = finding.items
      milliseconds = finding.at.milliseconds
      cause = finding.cause
      line = finding.line
      message = finding.message
      hint = finding.hint
    }
  }

  /// How one expectation of a scenario fared.
  public struct Expectation: Hashable, Sendable {
    /// The scenario's line.
    public let line: Int
    /// Whether it holds.
    public let passed: Bool
    /// What was found instead; empty when it holds.
    public let found: String
    /// Why the layout decided so, when that is known.
    public let reason: String?

    static func all(
      of scenario: Scenario,
      on timeline: Timeline,
      at checkpoints: [ExpectationCheckpoint]
    ) -> [Expectation] {
      ExpectationJudge.outcomes(of: scenario, on: timeline, at: checkpoints).map { outcome in
        Expectation(
          line: outcome.line,
          passed: outcome.passed,
          found: outcome.passed ? "" : outcome.found,
          reason: outcome.reason
        )
      }
    }
  }
}
