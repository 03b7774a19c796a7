import RegressionSuite
import ReplayTestSupport
import SourceText
import Testing

@Suite("Finding scenarios")
struct ScenarioDiscoveryTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["b.yaml", "a/z.yaml", "a/y.yml", ".hidden/x.yaml", "Recordings/b.yaml"] {
      try folder.write("scenario: x\n", to: name)
    }
    try folder.write("title: a screen\n", to: "screens/editor.yaml")
    try folder.write("scenario: x\n", to: "b.timeline.yaml")
    try folder.write("scenario: x\n", to: "c.json")
    try folder.link("a/circle", to: "..")
    try folder.link("a/linked.yaml", to: "../b.yaml")
  }

  private func found(_ arguments: String...) -> [String] {
    let discovery = ScenarioDiscovery(arguments.map { "\(folder.path)/\($0)" })
    return (discovery.files + discovery.diagnostics.map { "\($0.path): \($0.message)" })
      .map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test("a folder gives its scenarios in order, without screens, recordings and hidden files")
  func folders() {
    #expect(found("") == ["a/linked.yaml", "a/y.yml", "a/z.yaml", "b.yaml"])
  }

  @Test("files are taken as they are, each once, in the order given")
  func files() {
    #expect(
      found("c.json", "b.yaml", "a/../b.yaml", "b.yaml", "none.yaml")
        == ["c.json", "b.yaml", "a/../b.yaml", "none.yaml"]
    )
  }

  @Test("patterns are matched below their fixed folders")
  func patterns() {
    #expect(found("**/z.yaml") == ["a/z.yaml"])
    #expect(found("*/{z,y}.*") == ["a/y.yml", "a/z.yaml"])
    #expect(found("screens/*.yaml") == ["screens/editor.yaml"])
    #expect(found("x/*.yaml") == ["x/*.yaml: no file matches this pattern"])
  }

  @Test(
    "whatever YAML spells as a scenario is one, and what cannot be read is not passed over",
    arguments: [
      (#""scenario": q"#, true), ("{scenario: q, device: iphone-17}", true),
      ("  scenario: q", true),
      ("scenario : q", true), ("'events': []", true), ("", true), ("a: [", true), ("\ta: b", true),
      ("- a", true), ("title: a screen", false), ("{title: scenario}", false),
      ("# scenario: q\ntitle: a", false), ("title: a\ntoolbar: [{item: device}]", false),
    ]
  )
  func spellings(text: String, isScenario: Bool) throws {
    try folder.write(text, to: "spelt/q.yaml")
    #expect(found("spelt").contains("spelt/q.yaml") == isScenario)
  }
}
