import SourceText

/// Diagnostics in the order they were found, each once: the combinations of a matrix repeat theirs.
struct DiagnosticLog {
  private(set) var diagnostics: [Diagnostic] = []
  private var seen: Set<Diagnostic> = []

  init(_ diagnostics: [Diagnostic]) { add(diagnostics) }

  var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// File by file as they came up, each from top to bottom.
  var sorted: [Diagnostic] {
    var paths: [String] = []
    for diagnostic in diagnostics where !paths.contains(diagnostic.path) {
      paths.append(diagnostic.path)
    }
    return paths.flatMap { path in
      let own = diagnostics.filter { $0.path == path }.enumerated()
      return own.sorted { a, b in
        let places = (a.element.span?.start ?? .start, b.element.span?.start ?? .start)
        return places.0 == places.1 ? a.offset < b.offset : places.0 < places.1
      }.map(\.element)
    }
  }

  /// How many mistakes of one file are told; more help nobody.
  static let limit = 1_000

  /// The sorted diagnostics up to the limit, and how many more there are.
  func told(in file: SourceFile) -> [Diagnostic] {
    let all = sorted
    guard all.count > Self.limit else { return all }
    let rest = all.count - Self.limit
    return all.prefix(Self.limit) + [
      Diagnostic(.note, in: file, at: nil, "\(FormatKind.grouped(rest)) more are not shown")
    ]
  }

  mutating func add(_ more: [Diagnostic]) {
    for diagnostic in more where seen.insert(diagnostic).inserted {
      diagnostics.append(diagnostic)
    }
  }
}
