import SourceText

/// Diagnostics in the order they were found, each once: the combinations of a matrix repeat theirs.
struct DiagnosticLog {
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  init(_ diagnostics: [Diagnostic]) { add(diagnostics) }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  mutating func add(_ more: [Diagnostic]) {
    for diagnostic in more where seen.insert(diagnostic).inserted {
      diagnostics.append(diagnostic)
    }
  }
}
