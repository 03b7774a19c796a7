/// A legal step that had no effect, with its place in the scenario.
package struct ReplayWarning: Hashable, Sendable, CustomStringConvertible {
  package var line: Int
  package var message: String

  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }

  package var description: String { "\(line): \(message)" }
}
