/// A place in a text: line and column, both counted from one, columns in Unicode scalars.
package struct SourcePosition: Hashable, Comparable, Sendable, CustomStringConvertible {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    precondition(line >= 1 && column >= 1, "positions count from one, got \(line):\(column)")
    self.line = line
    self.column = column
  }

  package static let start = SourcePosition(line: 1, column: 1)

  package var description: String { "\(line):\(column)" }

  package static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
