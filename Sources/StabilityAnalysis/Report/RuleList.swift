package import ToolbarModel

extension StabilityAnalyzer {
  /// All rules in the order of `StabilityRule`.
  static let checkers: [any RuleChecker.Type] = [
    FlickerRule.self, OscillationRule.self, BoundaryChatterRule.self, LateSettleRule.self,
    RebuildRule.self, VanishRule.self, DeadEntryRule.self, DuplicateRule.self, GhostRule.self,
    PriorityInversionRule.self, CompressionOrderRule.self, NonMonotoneRule.self,
    AffordanceRule.self, ReorderRule.self, CollateralShiftRule.self, TeleportRule.self,
    AxisFlipRule.self, OverlapRule.self, PathDependentRule.self, StuckModeRule.self,
    CustomLostRule.self, PoseGapRule.self, FocusLostRule.self, MenuDisruptedRule.self,
    TargetMovedRule.self,
  ]
}

extension RuleManual {
  /// The manuals of all rules, in their order.
  package static let all: [RuleManual] = StabilityAnalyzer.checkers.map { $0.manual }

  package static func of(_ rule: StabilityRule) -> RuleManual {
    guard let manual = all.first(where: { $0.rule == rule }) else {
      preconditionFailure("rule \(rule.rawValue) has no manual")
    }
    return manual
  }
}
