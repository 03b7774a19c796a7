/// An `expect` step that a replay came to: the expectation, and the settled entry it is about.
package struct ExpectationCheckpoint: Hashable, Sendable {
  package var expectation: Expectation
  /// Index of the entry in the timeline.
  package var entry: Int

  package init(expectation: Expectation, entry: Int) {
    self.expectation = expectation
    self.entry = entry
  }
}
