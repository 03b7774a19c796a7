import SourceText
import ToolbarModel
package import YAMLSyntax

/// A scenario with every default filled in, as `validate --resolved` prints it.
///
/// The text is itself a scenario that replays to the same timeline. Screens of other files and the values
/// of a matrix stand in it; a matrix gives one document for each combination.
package enum ResolvedScenario {
  package static func text(of document: ScenarioDocument) -> String {
    zip(document.nodes, document.scenarios).map { node, scenario in
      YAMLWriter.text(of: resolved(node, scenario), quoting: quoting)
    }.joined(separator: "---\n")
  }

  /// The scenario's node with every default filled in, keys in the order of the format.
  package static func resolved(_ node: YAMLNode, _ scenario: Scenario) -> YAMLNode {
    var pairs = node.mapping ?? []
    set("device", device(scenario.device), in: &pairs)
    set("start", start(node["start"], scenario), in: &pairs)
    let filled = fill(YAMLNode(.mapping(pairs), span: node.span), as: .mapping(.scenario))
    guard node["tracks"] != nil else { return filled }
    // A scenario with tracks has no list of events beside them, not even an empty one.
    return YAMLNode(
      .mapping((filled.mapping ?? []).filter { $0.key != "events" }),
      span: node.span
    )
  }

  /// Durations stand plain as people write them, though they begin with a digit.
  private static func quoting(_ text: String) -> String {
    if case .duration = DurationReading(text) { return text }
    return FlowText.scalar(text)
  }

  private static func fill(_ node: YAMLNode, as kind: FormatKind) -> YAMLNode {
    switch node.content {
    case .scalar: return node
    case .sequence(let elements):
      for case .list(let list) in kind.alternatives {
        return YAMLNode(.sequence(elements.map { fill($0, as: list.element) }), span: node.span)
      }
    case .mapping(let pairs):
      for alternative in kind.alternatives {
        switch alternative {
        case .mapping(let name): return fill(pairs, FormatTable.mapping(name), node.span)
        case .variant(let variants):
          let mappings = variants.mappings.map { FormatTable.mapping($0) }
          if let mapping = mappings.first(where: { node[$0.keys[0].name] != nil }) {
            return fill(pairs, mapping, node.span)
          }
        case .entries(let entries):
          let filled = pairs.map { pair in
            YAMLPair(
              key: pair.key,
              keySpan: pair.keySpan,
              value: fill(pair.value, as: entries.value)
            )
          }
          return YAMLNode(.mapping(filled), span: node.span)
        case .text, .word, .boolean, .integer, .number, .duration, .date, .flag, .scalar, .nothing,
          .reference, .list, .anyOf:
          continue
        }
      }
    }
    return node
  }

  private static func fill(
    _ pairs: [YAMLPair],
    _ mapping: FormatMapping,
    _ span: SourceSpan
  ) -> YAMLNode {
    let aliases = mapping.keys.filter { $0.isAliasOf != nil }
    let filled = mapping.keys.compactMap { key -> YAMLPair? in
      guard key.isAliasOf == nil else { return nil }
      let spellings = [key.name] + aliases.filter { $0.isAliasOf == key.name }.map(\.name)
      if let own = pairs.first(where: { spellings.contains($0.key) }) {
        return YAMLPair(key: key.name, keySpan: own.keySpan, value: fill(own.value, as: key.kind))
      }
      guard let standard = standard(key) else { return nil }
      return YAMLPair(key: key.name, keySpan: span, value: fill(standard, as: key.kind))
    }
    return YAMLNode(.mapping(filled), span: span)
  }

  /// The default of a key, or for a rule the mapping that its settings' defaults fill.
  private static func standard(_ key: FormatKey) -> YAMLNode? {
    if let text = key.standard { return node(text) }
    for case .mapping(.rule(let rule)) in key.kind.alternatives {
      let settings = FormatTable.mapping(.rule(rule)).keys.contains { $0.standard != nil }
      return settings ? node("{}") : nil
    }
    return nil
  }

  /// A default is written as a scenario writes it.
  private static func node(_ text: String) -> YAMLNode {
    do throws(DiagnosticsError) {
      return try YAMLReader.document(in: SourceFile(path: "default", text: text), limits: .scenario)
    } catch {
      preconditionFailure("default is not YAML: \(text)")
    }
  }

  private static func set(_ key: String, _ value: YAMLNode, in pairs: inout [YAMLPair]) {
    pairs.removeAll { $0.key == key }
    pairs.append(YAMLPair(key: key, keySpan: value.span, value: value))
  }

  /// What only the device and the screens know of the start.
  private static func start(_ node: YAMLNode?, _ scenario: Scenario) -> YAMLNode {
    var pairs = node?.mapping ?? []
    func add(_ key: String, _ value: String) {
      if pairs.contains(where: { $0.key == key }) { return }
      pairs.append(YAMLPair(key: key, keySpan: Self.span, value: word(value)))
    }
    add("screen", scenario.startScreen.name)
    if let tab = scenario.startScreen.screen.tabs.first { add("tab", tab.name) }
    let isSplit = (scenario.start.splitView ?? SplitSide.none) != SplitSide.none
    if scenario.device.capabilities.hasHinge {
      add("hinge", (isSplit ? HingeStatus.fullyOpen : .closed).rawValue)
    }
    add("orientation", Orientation.portrait.rawValue)
    return YAMLNode(.mapping(pairs), span: Self.span)
  }

  /// Every number and choice of the profile, as it is in this scenario.
  private static func device(_ device: DeviceProfile) -> YAMLNode {
    var pairs = [YAMLPair(key: "profile", keySpan: span, value: word(device.name))]
    for number in ProfileNumber.allCases {
      guard let value = device.numbers[number]?.value else { continue }
      let text =
        switch number.unit {
        case .points, .degrees: DecimalText.hundredths(value)
        case .milliseconds: ReplayDuration(milliseconds: value).description
        case .percent: "\(value)"
        }
      pairs.append(YAMLPair(key: number.rawValue, keySpan: span, value: plain(text)))
    }
    for choice in ProfileSwitch.allCases {
      guard let value = device.switches[choice] else { continue }
      pairs.append(YAMLPair(key: choice.rawValue, keySpan: span, value: plain("\(value.isOn)")))
    }
    return YAMLNode(.mapping(pairs), span: span)
  }

  private static let span = SourceSpan(at: .start)

  private static func word(_ text: String) -> YAMLNode {
    YAMLNode(.scalar(YAMLScalar(text: text, isPlain: false)), span: span)
  }

  private static func plain(_ text: String) -> YAMLNode {
    YAMLNode(.scalar(YAMLScalar(text: text, isPlain: true)), span: span)
  }
}
