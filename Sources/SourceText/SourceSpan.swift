/// A stretch of text: from `start` up to, not including, `end`.
package struct SourceSpan: Hashable, Sendable {
  package var start: SourcePosition
  package var end: SourcePosition

  package init(start: SourcePosition, end: SourcePosition) {
    self.start = start
    self.end = end
  }

  /// A span of one column at a position.
  package init(at position: SourcePosition) {
    self.init(
      start: position,
      end: SourcePosition(line: position.line, column: position.column + 1)
    )
  }
}
