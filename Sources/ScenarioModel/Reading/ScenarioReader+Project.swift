package import SourceText

extension ScenarioReader {
  /// Reads a scenario that takes its screens from files of its own project only.
  ///
  /// - Parameters:
  ///   - file: the scenario.
  ///   - loading: reads the file of a `from:`, which is known to stand in the project; from disk as a rule.
  /// - Throws: every mistake of the file, each with its place.
  package static func readInProject(
    _ file: SourceFile,
    loading: Loader = { path throws(DiagnosticsError) in try SourceFile.read(path: path) }
  ) throws(DiagnosticsError) -> ScenarioDocument {
    // The project is looked for only when a file is taken from it.
    try read(file) { path throws(DiagnosticsError) in
      try ProjectBounds(of: file.path).check(path)
      return try loading(path)
    }
  }
}
