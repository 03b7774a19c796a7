/// Every status the program ends with, decided here and nowhere else.
package enum ExitStatus: Int32, Sendable, CaseIterable {
  case clean = 0
  /// Findings at `--fail-on` or above, differences, or failed expectations.
  case findings = 1
  /// Input that could not be used.
  case badInput = 2
  case internalError = 3
  /// An exploration that ran out of its budget: a sample, never “clean”.
  case incomplete = 4
  case badCommandLine = 64
  case interrupted = 130

  /// What the status means, for help and the man page.
  package var meaning: String {
    switch self {
    case .clean: "clean"
    case .findings: "findings, differences or failed expectations"
    case .badInput: "bad input"
    case .internalError: "internal error"
    case .incomplete: "exploration incomplete"
    case .badCommandLine: "bad command line"
    case .interrupted: "interrupted"
    }
  }

  /// The status of several pieces of work together: the one that a person must see first.
  package func combined(with other: ExitStatus) -> ExitStatus {
    urgency >= other.urgency ? self : other
  }

  private var urgency: Int {
    switch self {
    case .clean: 0
    case .findings: 1
    case .incomplete: 2
    case .badInput: 3
    case .badCommandLine: 4
    case .internalError: 5
    case .interrupted: 6
    }
  }
}
