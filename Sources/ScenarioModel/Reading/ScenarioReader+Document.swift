package import SourceText
import ToolbarModel
package import YAMLSyntax

extension ScenarioReader {
  /// Reads a scenario from the nodes of its file.
  package static func read(
    _ root: YAMLNode,
    in file: SourceFile,
    loading: Loader
  ) throws(DiagnosticsError) -> ScenarioDocument {
    guard let pairs = root.mapping else {
      throw DiagnosticsError([
        Diagnostic(
          .error,
          in: file,
          at: root.span,
          "a scenario is a mapping that begins with \"scenario: NAME\", not \(root.found)"
        )
      ])
    }
    let matrix = MatrixExpansion(of: pairs, in: file)
    var log = DiagnosticLog(matrix.diagnostics)
    var screens = ScreenFiles(file: file)
    var documents: [(scenario: YAMLNode, screens: [MergedScreen], choice: [MatrixValue])] = []
    for combination in matrix.combinations {
      let node = YAMLNode(.mapping(combination.pairs), span: root.span)
      let merged = screens.screens(of: node, loading: loading)
      log.add(screens.takeDiagnostics())
      var checker = FormatChecker(file: file)
      checker.names = DeclaredNames(screens: merged.map { ($0.name, $0.node) })
      checker.device = device(of: node)
      checker.isUnsureOfNames = merged.contains { $0.node["from"] != nil }
      checker.checkMapping(combination.pairs, at: root.span, FormatTable.scenario)
      for screen in merged {
        guard let source = screen.source else { continue }
        checker.file = source.file
        checker.check(source.node, as: .mapping(.screen), "a screen")
        checker.file = file
      }
      log.add(checker.diagnostics)
      if !log.hasErrors, let overflow = EventCount.overflow(of: node, in: file) {
        log.add([overflow])
      }
      documents.append((node, merged, combination.choice))
    }
    if log.hasErrors { throw DiagnosticsError(log.told(in: file)) }

    var scenarios: [Scenario] = []
    for document in documents {
      let decoder = ScenarioDecoder(file: file, screens: document.screens)
      scenarios.append(decoder.scenario(document.scenario, choice: document.choice))
    }
    for scenario in scenarios { log.add(IneffectiveSteps.warnings(about: scenario, in: file)) }
    return ScenarioDocument(
      scenarios: scenarios,
      warnings: log.told(in: file),
      file: file,
      nodes: documents.map { inlined($0.scenario, $0.screens) }
    )
  }

  /// The profile a scenario names, without its overrides.
  private static func device(of scenario: YAMLNode) -> DeviceProfile? {
    let device = scenario["device"]
    let name = device?.text ?? device?["profile"]?.text
    return name.flatMap { DeviceProfile.named($0) }
  }

  /// The scenario with screens of other files written out in it.
  private static func inlined(_ scenario: YAMLNode, _ screens: [MergedScreen]) -> YAMLNode {
    var pairs = scenario.mapping ?? []
    for index in pairs.indices {
      if pairs[index].key == "screen", let screen = screens.first {
        pairs[index].value = screen.node
      } else if pairs[index].key == "screens" {
        pairs[index].value.content = .mapping(
          (pairs[index].value.mapping ?? []).map { pair in
            var pair = pair
            if let merged = screens.first(where: { $0.name == pair.key }) {
              pair.value = merged.node
            }
            return pair
          }
        )
      }
    }
    return YAMLNode(.mapping(pairs), span: scenario.span)
  }
}
