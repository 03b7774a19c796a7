import SourceText
import ToolbarModel
import YAMLSyntax

/// Makes a scenario from a document that the checker has accepted.
struct ScenarioDecoder {
  let file: SourceFile
  let screens: [MergedScreen]

  func scenario(_ node: YAMLNode, choice: [MatrixValue]) -> Scenario {
    let root = CheckedNode(node)
    let start = root["start"].map { startState($0) } ?? StartState()
    let strings = languages(root["strings"])
    return Scenario(
      name: root["scenario"]?.text ?? "",
      path: file.path,
      about: root["about"]?.text,
      tags: root["tags"]?.elements.map(\.text) ?? [],
      device: device(root["device"]),
      os: root["os"]?.value(LinkedSDK.self) ?? .sdk27_1,
      screens: namedScreens(titles: strings.first { $0.language == start.language }?.titles ?? []),
      start: start,
      tracks: tracks(root),
      always: root["always"]?.elements.map { expectation($0, at: $0.position) } ?? [],
      stability: root["stability"].map { StabilityDecoder.settings($0) } ?? .standard,
      disabledReactions: MachineReaction.allCases.filter {
        root["reactions"]?[$0.rawValue]?.boolean == false
      },
      strings: strings,
      matrix: choice
    )
  }

  private func tracks(_ root: CheckedNode) -> [Track] {
    if let tracks = root["tracks"] {
      return tracks.entries.map { Track(name: $0.key, steps: steps($0.value)) }
    }
    return [Track(name: "events", steps: root["events"].map { steps($0) } ?? [])]
  }

  private func device(_ node: CheckedNode?) -> DeviceProfile {
    guard let name = node?.word ?? node?["profile"]?.text, var profile = DeviceProfile.named(name)
    else { preconditionFailure("checked scenario has no device: \(file.path)") }
    for (key, _, value) in node?.entries ?? [] {
      // What a scenario only repeats keeps the profile's source.
      if let number = ProfileNumber(rawValue: key) {
        let own = Self.override(of: number, value)
        guard profile.numbers[number]?.value != own else { continue }
        profile.numbers[number] = ProfileValue(own, "the scenario", .assumed)
      } else if let choice = ProfileSwitch(rawValue: key) {
        let own = value.boolean
        guard profile.switches[choice]?.isOn != own else { continue }
        profile.switches[choice] = SwitchValue(own, "the scenario", .assumed)
      }
    }
    return profile
  }

  private static func override(of number: ProfileNumber, _ value: CheckedNode) -> Int {
    switch number.unit {
    case .points, .degrees: value.length.hundredths
    case .percent: value.integer
    case .milliseconds: value.duration.milliseconds
    }
  }

  private func languages(_ node: CheckedNode?) -> [LanguageTitles] {
    (node?.entries ?? []).map { language, _, titles in
      LanguageTitles(
        language: language,
        titles: titles.entries.map { LanguageTitles.Title(id: ItemID($0.key), text: $0.value.text) }
      )
    }
  }

  private func namedScreens(titles: [LanguageTitles.Title]) -> [NamedScreen] {
    let titles = Dictionary(titles.map { ($0.id, $0.text) }, uniquingKeysWith: { $1 })
    return namedScreens(titles)
  }

  private func namedScreens(_ titles: [ItemID: String]) -> [NamedScreen] {
    screens.map { merged in
      let node = CheckedNode(merged.node)
      var screen = ScreenDecoder.screen(node)
      screen.rename(titles)
      let declarations = FormatChecker.declarations(in: merged.node["toolbar"])
      return NamedScreen(
        name: merged.name,
        screen: screen,
        path: merged.source?.file.path ?? file.path,
        position: merged.position,
        itemPositions: Dictionary(
          declarations.map { (ItemID($0.text ?? ""), $0.span.start) },
          uniquingKeysWith: { first, _ in first }
        )
      )
    }
  }
}
