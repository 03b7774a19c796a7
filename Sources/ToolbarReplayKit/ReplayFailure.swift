import ReplayReporting
import SourceText

/// A scenario, timeline or recording that could not be used; says what is wrong, and where.
public struct ReplayFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// One mistake in a file.
  public struct Message: Hashable, Sendable {
    /// The file, as it was named.
    public var path: String
    /// Line and column, from one; nil when the file could not be read at all.
    public var line: Int?
    /// See ``line``.
    public var column: Int?
    /// What is wrong, and what would be right.
    public var text: String
  }

  /// In the order of their places; at least one.
  public let messages: [Message]

  /// Every message with its source line and a caret, as the command line prints it.
  public let description: String

  init(_ error: DiagnosticsError) {
    messages = error.diagnostics.map { diagnostic in
      Message(
        path: diagnostic.path,
        line: diagnostic.span?.start.line,
        column: diagnostic.span?.start.column,
        text: diagnostic.message
      )
    }
    description = DiagnosticText().text(of: error.diagnostics)
  }
}
