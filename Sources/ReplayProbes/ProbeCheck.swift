import ToolbarModel

/// One of the thirteen checks.
protocol ProbeCheck: Sendable {
  static var probe: Probe { get }

  /// What does not hold; nil when the scenario gives the check nothing to try.
  static func findings(in context: ProbeContext) -> [ProbeFinding]?
}

extension ProbeCheck {
  /// A finding when two layouts of one state look different.
  static func difference(
    _ expected: ToolbarLayout,
    _ found: ToolbarLayout,
    after trigger: String,
    line: Int? = nil
  ) -> ProbeFinding? {
    guard !found.looksLike(expected) else { return nil }
    return ProbeFinding(
      probe: probe,
      trigger: trigger,
      items: LayoutText.differences(expected, found),
      expected: LayoutText.bars(expected),
      found: LayoutText.bars(found),
      line: line
    )
  }
}
