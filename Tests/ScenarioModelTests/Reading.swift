import ScenarioModel
import SourceText

/// Reads a scenario from text, other files from `files` by path.
func read(
  _ text: String,
  path: String = "a.yaml",
  files: [String: String] = [:]
) throws(DiagnosticsError) -> ScenarioDocument {
  try ScenarioReader.read(SourceFile(path: path, text: text)) { path throws(DiagnosticsError) in
    guard let text = files[path] else {
      throw DiagnosticsError([Diagnostic(path: path, "there is no file \"\(path)\"")])
    }
    return SourceFile(path: path, text: text)
  }
}

/// Everything a reader says about a text, one line each: `file:line:column message [suggestion]`.
func messages(_ text: String, files: [String: String] = [:]) -> [String] {
  let diagnostics: [Diagnostic]
  do {
    diagnostics = try read(text, files: files).warnings
  } catch {
    diagnostics = error.diagnostics
  }
  return diagnostics.map { diagnostic in
    let place = diagnostic.span.map { "\($0.start) " } ?? ""
    let file = diagnostic.path == "a.yaml" ? "" : "\(diagnostic.path):"
    let severity = diagnostic.severity == .error ? "" : "\(diagnostic.severity): "
    let suggestion = diagnostic.suggestion.map { " [\($0)]" } ?? ""
    return file + place + severity + diagnostic.message + suggestion
  }
}
