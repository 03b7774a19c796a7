package import SourceText

/// Reads one YAML document into positioned values.
package enum YAMLReader {
  /// The document of a text.
  ///
  /// - Throws: every fault that leaves the structure clear, and the first that does not.
  package static func document(
    in file: SourceFile,
    limits: YAMLLimits = .scenario
  ) throws(DiagnosticsError) -> YAMLNode {
    var stream = YAMLStream(try SourceStream(file, limit: limits.bytes), limits: limits)
    let first = try stream.beginDocument()
    try stream.load(first)
    try stream.endDocument()
    if !stream.diagnostics.isEmpty { throw DiagnosticsError(stream.diagnostics) }
    return stream.tape.node(at: 0)
  }
}
