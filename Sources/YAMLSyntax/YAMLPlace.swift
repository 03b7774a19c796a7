package import SourceText

/// A span in four small numbers, as the tape keeps it for every value.
package struct YAMLPlace: Hashable, Sendable {
  // Counted from zero, as libyaml does; `span` counts from one.
  var line: UInt32
  var column: UInt32
  var endLine: UInt32
  var endColumn: UInt32

  /// The first column of the first line.
  package static let start = YAMLPlace(line: 0, column: 0, endLine: 0, endColumn: 1)

  package var span: SourceSpan {
    let start = SourcePosition(line: Int(line) + 1, column: Int(column) + 1)
    let end = SourcePosition(line: Int(endLine) + 1, column: Int(endColumn) + 1)
    return end > start ? SourceSpan(start: start, end: end) : SourceSpan(at: start)
  }

  /// The line, counted from one.
  package var lineNumber: Int { Int(line) + 1 }
}
