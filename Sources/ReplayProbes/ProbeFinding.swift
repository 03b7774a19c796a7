/// A claim of a probe that does not hold, with what was done and what came out.
package struct ProbeFinding: Hashable, Sendable {
  package var probe: Probe
  /// What was done: events, sizes, the state it started from.
  package var trigger: String
  /// Items and bars that differ, in reading order.
  package var items: [String]
  package var expected: String
  package var found: String
  /// Line of the scenario's step that it concerns; nil when it concerns a state.
  package var line: Int?

  package init(
    probe: Probe,
    trigger: String,
    items: [String],
    expected: String,
    found: String,
    line: Int? = nil
  ) {
    self.probe = probe
    self.trigger = trigger
    self.items = items
    self.expected = expected
    self.found = found
    self.line = line
  }

  package var message: String {
    "\(probe.claim), but after \(trigger) \(items.joined(separator: ", ")) differ: expected \(expected), found \(found)"
  }
}
