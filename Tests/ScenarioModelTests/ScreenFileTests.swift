import ScenarioModel
import SourceText
import Testing
import ToolbarModel

@Suite struct ScreenFileTests {
  private let scenario = """
    scenario: a
    device: iphone-17
    screen: {from: ../screens/editor.yaml, title: Own}

    """

  @Test("takes a screen from another file, own keys first")
  func override() throws {
    let document = try ScenarioReader.read(
      SourceFile(path: "Scenarios/a/b.yaml", text: scenario)
    ) { path throws(DiagnosticsError) in
      #expect(path == "Scenarios/screens/editor.yaml")
      return SourceFile(path: path, text: "title: Other\ntoolbar: [{item: a, title: A}]\n")
    }
    let named = try #require(document.scenarios.first?.screens.first)
    #expect(named.path == "Scenarios/screens/editor.yaml")
    #expect(named.screen.title == "Own")
    #expect(named.screen.allItems.map(\.id) == ["a"])
    #expect(named.itemPositions == ["a": SourcePosition(line: 2, column: 18)])
  }

  @Test("an overriding key replaces its other spelling")
  func spelling() throws {
    let text =
      "scenario: a\ndevice: iphone-17\nscreen: {from: s.yaml, toolbarMinimizeBehavior: never}\n"
    let document = try read(
      text,
      files: ["s.yaml": "toolbarMinimizationBehavior: onScrollDown\n"]
    )
    #expect(document.scenarios[0].startScreen.screen.minimization.behavior == .never)
  }

  @Test("shows mistakes of the other file at its own places")
  func positions() {
    let text = "scenario: a\ndevice: iphone-17\nscreen: {from: s.yaml, titel: A}\n"
    let other = "title: B\ntoolbar:\n  - {item: a, placement: statu, title: A}\n"
    #expect(
      messages(text, files: ["s.yaml": other]) == [
        "3:24 unknown key \"titel\" in a screen [title]",
        "s.yaml:3:26 \"statu\" is not a placement [status]",
      ]
    )
  }

  @Test(
    "says which files cannot be taken",
    arguments: [
      (
        "screen: {from: none.yaml}",
        ["3:16 \"from\" cannot take \"none.yaml\": there is no file \"none.yaml\""]
      ),
      (
        "screen: {from: /etc/hosts}",
        ["3:16 \"from\" takes a path inside the repository, not \"/etc/hosts\""]
      ),
      ("screen: {from: list.yaml}", ["list.yaml:1:1 a screen is a mapping, not a list"]),
      (
        "screen: {from: nested.yaml}",
        ["nested.yaml:1:1 \"from\" cannot stand in a file that is taken with \"from\" itself"]
      ),
    ]
  )
  func refused(_ screen: String, _ expected: [String]) {
    let files = ["list.yaml": "[a]", "nested.yaml": "from: b.yaml"]
    #expect(messages("scenario: a\ndevice: iphone-17\n\(screen)\n", files: files) == expected)
  }
}
