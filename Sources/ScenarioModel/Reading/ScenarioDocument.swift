package import SourceText
package import YAMLSyntax

/// A scenario file that was read: one scenario for each combination of its matrix, in order.
package struct ScenarioDocument: Sendable {
  /// At least one.
  package var scenarios: [Scenario]
  /// Things that are legal and do nothing.
  package var warnings: [Diagnostic]
  package var file: SourceFile
  /// The document of each scenario: its combination filled in, screens of other files inside.
  package var nodes: [YAMLNode]

  package init(
    scenarios: [Scenario],
    warnings: [Diagnostic],
    file: SourceFile,
    nodes: [YAMLNode]
  ) {
    self.scenarios = scenarios
    self.warnings = warnings
    self.file = file
    self.nodes = nodes
  }
}
