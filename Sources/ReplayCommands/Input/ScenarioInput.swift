import ScenarioModel
import SourceText

/// Reads scenario files for the subcommands that take them.
enum ScenarioInput {
  /// - Throws: every mistake of the file, each with its place.
  static func document(at path: String) throws(DiagnosticsError) -> ScenarioDocument {
    let file = try SourceFile.read(path: path)
    if let line = timelineLine(of: file) {
      throw DiagnosticsError([
        Diagnostic(
          in: file,
          at: SourceSpan(at: SourcePosition(line: line, column: 1)),
          "this is a timeline, not a scenario; judge it with 'toolbar-replay analyze \(path)'"
        )
      ])
    }
    return try ScenarioReader.readInProject(file)
  }

  /// The line of a `timeline:` at the margin, the mark of a timeline file, among the first lines.
  static func timelineLine(of file: SourceFile) -> Int? {
    let lines = file.bytes.prefix(4096).split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.firstIndex { $0.starts(with: "timeline:".utf8) }.map { $0 + 1 }
  }

  /// Does something with each file; one bad file does not stop the others.
  ///
  /// Prints mistakes and warnings as they come, ends early when the person interrupts, and returns the
  /// most urgent status.
  static func forEach(
    _ paths: [String],
    _ context: CommandContext,
    _ body: (ScenarioDocument) throws -> ExitStatus
  ) throws -> ExitStatus {
    var status = ExitStatus.clean
    for path in paths {
      if Interruption.isRequested { return .interrupted }
      do {
        let document = try document(at: path)
        context.report(document.warnings)
        status = status.combined(with: try body(document))
        // What is done is shown before the next file is waited for.
        context.output.flush()
      } catch let error as DiagnosticsError {
        context.output.flush()
        context.report(error.diagnostics)
        context.errors.flush()
        status = status.combined(with: .badInput)
      }
    }
    return status
  }
}
