/// Input that could not be used: one or more diagnostics, at least one of them an error.
package struct DiagnosticsError: Error, Sendable {
  package let diagnostics: [Diagnostic]

  package init(_ diagnostics: [Diagnostic]) {
    self.diagnostics = diagnostics
  }
}
