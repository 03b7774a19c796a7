/// An expectation that some order breaks.
package struct ExpectationFailure: Hashable, Sendable {
  package var line: Int
  package var isAlways: Bool

  package init(line: Int, isAlways: Bool) {
    self.line = line
    self.isAlways = isAlways
  }
}
