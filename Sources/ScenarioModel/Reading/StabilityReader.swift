package import SourceText
package import ToolbarModel
package import YAMLSyntax

/// Reads rule settings that stand outside a scenario, in the shape of its `stability`.
package enum StabilityReader {
  /// - Throws: every mistake of the file, each with its place.
  package static func settings(
    in file: SourceFile
  ) throws(DiagnosticsError) -> StabilitySettings {
    try settings(try YAMLReader.document(in: file, limits: .scenario), "a rules file", in: file)
  }

  /// - Parameter node: a mapping of `file` with the keys `rules` and `allow`.
  package static func settings(
    _ node: YAMLNode,
    in file: SourceFile
  ) throws(DiagnosticsError) -> StabilitySettings {
    try settings(node, .key("stability"), in: file)
  }

  private static func settings(
    _ node: YAMLNode,
    _ subject: FormatSubject,
    in file: SourceFile
  ) throws(DiagnosticsError) -> StabilitySettings {
    var checker = FormatChecker(file: file)
    checker.checksNames = false
    checker.check(node, as: .mapping(.stability), subject)
    if !checker.diagnostics.isEmpty { throw DiagnosticsError(checker.diagnostics) }
    return StabilityDecoder.settings(CheckedNode(node))
  }
}
