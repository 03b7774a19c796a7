package import SourceText
import ToolbarModel
import YAMLSyntax

/// Reads scenario files: text to nodes, nodes checked along the format table, checked nodes to values.
package enum ScenarioReader {
  /// Reads another file that a scenario takes a screen from, by its path.
  package typealias Loader = (String) throws(DiagnosticsError) -> SourceFile

  /// - Parameters:
  ///   - file: the scenario.
  ///   - loading: reads the file of a `from:`; its path is relative to where `file`'s is.
  /// - Throws: every mistake of the file, each with its place.
  package static func read(
    _ file: SourceFile,
    loading: Loader
  ) throws(DiagnosticsError) -> ScenarioDocument {
    let root = try YAMLReader.document(in: file, limits: .scenario)
    return try read(root, in: file, loading: loading)
  }
}
