import ScenarioModel
import SourceText
import ToolbarModel
import YAMLSyntax

/// Reads `.toolbar-replay.yaml`:
///
/// ```yaml
/// recordings: Recordings
/// fail-on: warning
/// stability:
///   rules: {flicker: {within: 200ms}}
/// ```
struct ConfigurationReader {
  static let keys = ["recordings", "fail-on", "stability"]

  let file: SourceFile

  /// The configuration with what the file says put into it.
  func apply(to configuration: inout Configuration) throws(DiagnosticsError) {
    let root = try YAMLReader.document(in: file)
    if root.isNull { return }
    guard let pairs = root.mapping else {
      throw mistake(root.span, "the configuration is a mapping such as {fail-on: warning}")
    }
    for pair in pairs {
      let origin = ConfigurationValue.Origin.file(path: file.path, line: pair.keySpan.start.line)
      switch pair.key {
      case "recordings":
        guard let text = pair.value.scalar?.text, !text.isEmpty else {
          throw mistake(pair.value.span, "\"recordings\" takes the path of a folder")
        }
        configuration.recordings = ConfigurationValue(text, origin)
      case "fail-on":
        let text = pair.value.scalar?.text ?? ""
        guard Configuration.failOnWords.contains(text) else {
          throw mistake(
            pair.value.span,
            "\"fail-on\" takes \(Configuration.failOnWords.joined(separator: ", "))",
            suggestion: NearestWord.to(text, among: Configuration.failOnWords)
          )
        }
        configuration.failOn = ConfigurationValue(text, origin)
      case "stability":
        configuration.stability = try StabilityReader.settings(pair.value, in: file)
        configuration.stabilityOrigin = origin
      default:
        throw mistake(
          pair.keySpan,
          "unknown key \"\(pair.key)\" in the configuration; it takes "
            + ConfigurationReader.keys.joined(separator: ", "),
          suggestion: NearestWord.to(pair.key, among: ConfigurationReader.keys)
        )
      }
    }
  }

  private func mistake(
    _ span: SourceSpan,
    _ message: String,
    suggestion: String? = nil
  ) -> DiagnosticsError {
    DiagnosticsError([Diagnostic(in: file, at: span, message, suggestion: suggestion)])
  }
}
