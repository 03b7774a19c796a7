import ScenarioModel
import SourceText
import Testing
import ToolbarModel

@Suite struct ResolvedScenarioTests {
  private let text = """
    scenario: Photo editor
    device: iphone-duo
    screen:
      from: editor.yaml
      tabs: [Library, {tab: Search, role: search}]
    start: {hinge: fullyOpen, state: {a: 1}}
    tracks:
      hands: [fold, {rotate: portrait, after: 120ms}, {expect: {sizeClass: [compact, ~], backTitle: "", frame: {share: [1, ~, 2.5, 3]}}}]
      system: [{together: {events: [{keyboard: hide}, {scroll: {by: -20}}]}}]
    matrix: {os: ["26", "27.1"]}
    stability: {rules: {vanish: off, flicker: {within: 200ms}}}
    """
  private let screen = """
    toolbarMinimizeBehavior: {behavior: onScrollDown}
    toolbar:
      - {item: share, title: "yes: no", systemImage: a, visibilityPriority: {higherThan: {lowerThan: high}}}
      - {group: g, items: [{item: undo, title: "27"}], when: {any: [{searching: true}, {not: {display: inner}}]}}
      - overflowMenu: [{item: clear, title: Clear}, divider]
    """

  @Test("reads back as the same scenarios, and resolves to itself")
  func roundTrip() throws {
    let document = try read(text, files: ["editor.yaml": screen])
    let resolved = ResolvedScenario.text(of: document)
    let parts = resolved.components(separatedBy: "---\n")
    #expect(parts.count == 2)
    for (part, original) in zip(parts, document.scenarios) {
      let again = try read(part)
      #expect(ResolvedScenario.text(of: again) == part)
      let scenario = try #require(again.scenarios.first)
      #expect(scenario.device == original.device)
      #expect(scenario.os == original.os)
      #expect(scenario.screens.map(\.screen.toolbar.count) == [3])
      #expect(
        scenario.screens.map(\.screen.minimization) == original.screens.map(\.screen.minimization)
      )
      #expect(scenario.screens.map(\.screen.tabs) == original.screens.map(\.screen.tabs))
      #expect(scenario.start.hinge == .fullyOpen)
      #expect(scenario.start.tab == "Library")
      #expect(scenario.tracks.map(\.name) == ["hands", "system"])
      #expect(
        scenario.tracks.map { $0.steps.map(\.timing) }
          == original.tracks.map { $0.steps.map(\.timing) }
      )
    }
  }

  @Test("fills in what the format says")
  func defaults() throws {
    let document = try read(
      "scenario: a\ndevice: iphone-17\nscreen: {toolbar: [{item: b, title: B}]}\n"
    )
    let lines = ResolvedScenario.text(of: document).split(separator: "\n").map(String.init)
    for line in [
      "os: \"27.1\"",
      "  toolbarVerticalCompressionBehavior: automatic",
      "  container: navigationStack",
      "  orientation: portrait",
      "  dynamicTypeSize: large",
      "  keyboardFollowsSearch: true",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
  }
}

extension String {
  /// The parts between occurrences of a separator.
  fileprivate func components(separatedBy separator: String) -> [String] {
    var parts = [""]
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      if "\(line)\n" == separator {
        parts.append("")
      } else {
        parts[parts.count - 1] += line + "\n"
      }
    }
    parts[parts.count - 1].removeLast()
    return parts
  }
}
