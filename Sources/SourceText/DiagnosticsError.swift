/// Input that could not be used: one or more diagnostics, at least one of them an error.
package struct DiagnosticsError: Error, Sendable {
  package let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}

extension DiagnosticsError: CustomStringConvertible {
  /// One line a diagnostic, for test failures and logs; people get the report with source lines.
  package var description: String {
    diagnostics.map { diagnostic in
      let place = diagnostic.span.map { ":\($0.start)" } ?? ""
      return "\(diagnostic.path)\(place): \(diagnostic.severity.rawValue): \(diagnostic.message)"
    }.joined(separator: "\n")
  }
}
