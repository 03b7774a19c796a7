/// How bad a finding is.
package enum Severity: String, Hashable, Sendable, CaseIterable, Comparable {
  case info
  case warning
  case error

  package static func < (a: Severity, b: Severity) -> Bool { a.order < b.order }

  private var order: Int {
    switch self {
    case .info: 0
    case .warning: 1
    case .error: 2
    }
  }
}
