import SourceText
import YAMLSyntax

/// Finds the screens of a scenario and fills in what they take from other files, each read once.
struct ScreenFiles {
  let file: SourceFile
  private var read: [String: (file: SourceFile, node: YAMLNode)?] = [:]
  private var diagnostics: [Diagnostic] = []

  init(file: SourceFile) { self.file = file }

  mutating func takeDiagnostics() -> [Diagnostic] {
    defer { diagnostics = [] }
    return diagnostics
  }

  /// The screens in order; one `screen` is called `screen`.
  mutating func screens(of scenario: YAMLNode, loading: ScenarioReader.Loader) -> [MergedScreen] {
    if let screen = scenario["screen"] {
      return [merged(screen, name: DeclaredNames.onlyScreen, at: screen.span.start, loading)]
    }
    return (scenario["screens"]?.mapping ?? []).map { pair in
      merged(pair.value, name: pair.key, at: pair.keySpan.start, loading)
    }
  }

  private mutating func merged(
    _ screen: YAMLNode,
    name: String,
    at position: SourcePosition,
    _ loading: ScenarioReader.Loader
  ) -> MergedScreen {
    var result = MergedScreen(name: name, node: screen, position: position)
    guard let from = screen["from"], let path = from.text, !path.isEmpty,
      let source = source(of: from, path: path, loading)
    else { return result }
    let own = (screen.mapping ?? []).filter { $0.key != "from" }
    let replaced = Set(own.flatMap { Self.spellings(of: $0.key) })
    let taken = (source.node.mapping ?? []).filter { !replaced.contains($0.key) }
    result.node = YAMLNode(.mapping(taken + own), span: screen.span)
    result.source = source
    return result
  }

  /// A key and its other spelling: overriding one replaces the other.
  private static func spellings(of key: String) -> [String] {
    let entry = FormatTable.screen[key]
    let original = entry?.isAliasOf ?? key
    return [original] + FormatTable.screen.keys.filter { $0.isAliasOf == original }.map(\.name)
  }

  private mutating func source(
    of from: YAMLNode,
    path: String,
    _ loading: ScenarioReader.Loader
  ) -> (file: SourceFile, node: YAMLNode)? {
    guard let resolved = RelativePath.resolve(path, from: file.path) else {
      report(from, "\"from\" takes a path inside the repository, not \"\(path)\"")
      return nil
    }
    if let known = read[resolved] { return known }
    read[resolved] = .some(nil)
    do throws(DiagnosticsError) {
      let other = try loading(resolved)
      let node = try YAMLReader.document(in: other, limits: .scenario)
      if node.mapping == nil {
        diagnostics.append(
          Diagnostic(in: other, at: node.span, "a screen is a mapping, not \(node.found)")
        )
        return nil
      }
      if let nested = node.mapping?.first(where: { $0.key == "from" }) {
        diagnostics.append(
          Diagnostic(
            in: other,
            at: nested.keySpan,
            "\"from\" cannot stand in a file that is taken with \"from\" itself"
          )
        )
        return nil
      }
      read[resolved] = (other, node)
      return (other, node)
    } catch {
      // A file that cannot be read has no place of its own; show who asked for it.
      for diagnostic in error.diagnostics {
        if diagnostic.span == nil {
          report(from, "\"from\" cannot take \"\(path)\": \(diagnostic.message)")
        } else {
          diagnostics.append(diagnostic)
        }
      }
      return nil
    }
  }

  private mutating func report(_ node: YAMLNode, _ message: String) {
    diagnostics.append(Diagnostic(in: file, at: node.span, message))
  }
}
