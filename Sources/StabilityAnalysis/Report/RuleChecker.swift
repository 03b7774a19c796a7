import ToolbarModel

/// One of the 25 rules: sees every visible entry once, in order, and holds only its own window.
protocol RuleChecker: Sendable {
  static var manual: RuleManual { get }

  init(_ options: RuleOptions)

  mutating func observe(_ step: Step, _ findings: inout FindingCollector)

  /// Called once after the last entry, with the last step.
  mutating func finish(_ step: Step, _ findings: inout FindingCollector)

  /// Why the timeline could not show this kind; nil when it could.
  func notChecked(_ step: Step?) -> String?
}

extension RuleChecker {
  mutating func finish(_ step: Step, _ findings: inout FindingCollector) {}
  func notChecked(_ step: Step?) -> String? { nil }
}
