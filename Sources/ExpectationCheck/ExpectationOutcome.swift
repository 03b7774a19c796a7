package import YAMLSyntax

/// How one expectation fared: an `expect` step on its entry, or an `always` on one entry or on all of them.
package struct ExpectationOutcome: Hashable, Sendable {
  /// The scenario line of the expectation.
  package var line: Int
  /// Index of the judged entry; for an `always` that failed, the first entry that breaks it.
  package var entry: Int
  package var isAlways: Bool
  /// As written.
  package var expected: YAMLNode
  /// What the entry holds instead, in the scenario's words: `visible: [undo]; strip: none`.
  package var found: String
  package var passed: Bool
  /// Why the layout decided so, in one line; nil when it passed or nothing is known.
  package var reason: String?

  package init(
    line: Int,
    entry: Int,
    isAlways: Bool,
    expected: YAMLNode,
    found: String,
    passed: Bool,
    reason: String? = nil
  ) {
    self.line = line
    self.entry = entry
    self.isAlways = isAlways
    self.expected = expected
    self.found = found
    self.passed = passed
    self.reason = reason
  }
}
