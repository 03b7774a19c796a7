/// One message about input: what is wrong, where, and what would be right.
///
/// The wording is lower case, without a final period, names the thing in quotes and says what would be right.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable, CaseIterable {
    case error
    case warning
    case note
  }

  package var severity: Severity
  /// The file the position is in; nil when the input could not be read at all.
  package var file: SourceFile?
  /// The path to show when there is no file text (a file that could not be read).
  package var path: String
  package var span: SourceSpan?
  package var message: String
  /// The nearest valid word, offered as “did you mean …?”.
  package var suggestion: String?

  package init(
    _ severity: Severity = .error,
    in file: SourceFile,
    at span: SourceSpan?,
    _ message: String,
    suggestion: String? = nil
  ) {
    self.severity = severity
    self.file = file
    self.path = file.path
    self.span = span
    self.message = Self.bounded(message)
    self.suggestion = suggestion
  }

  /// For input that is not held in memory as a whole: `file` may be nil although the place is known.
  package init(
    _ severity: Severity = .error,
    in file: SourceFile?,
    path: String,
    at span: SourceSpan?,
    _ message: String,
    suggestion: String? = nil
  ) {
    self.severity = severity
    self.file = file
    self.path = path
    self.span = span
    self.message = Self.bounded(message)
    self.suggestion = suggestion
  }

  package init(_ severity: Severity = .error, path: String, _ message: String) {
    self.severity = severity
    self.file = nil
    self.path = path
    self.span = nil
    self.message = Self.bounded(message)
    self.suggestion = nil
  }

  /// What input is quoted in a message may be very long: then its beginning and the end, which says what would be right.
  private static func bounded(_ message: String) -> String {
    let (limit, head, tail) = (600, 400, 160)
    guard message.utf8.count > limit, message.count > limit else { return message }
    return "\(message.prefix(head)) … \(message.suffix(tail))"
  }

  /// Leaves out the text of the file: it may be long, and messages differ by their places in it.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(severity)
    hasher.combine(path)
    hasher.combine(span)
    hasher.combine(message)
    hasher.combine(suggestion)
  }
}
