package import SourceText
package import YAMLSyntax

/// What an `expect` step or an `always` entry states: clauses that must all hold.
package struct Expectation: Hashable, Sendable {
  /// In source order; at least one.
  package var clauses: [ExpectationClause]
  package var position: SourcePosition
  /// As written, for reports.
  package var node: YAMLNode

  package init(clauses: [ExpectationClause], position: SourcePosition, node: YAMLNode) {
    self.clauses = clauses
    self.position = position
    self.node = node
  }
}
