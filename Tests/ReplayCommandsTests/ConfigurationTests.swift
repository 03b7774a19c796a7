import ReplayCommands
import ReplayTestSupport
import Testing

@Suite("Configuration")
struct ConfigurationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // The search ends at the root of a repository.
    try folder.write("", to: ".git/HEAD")
  }

  private func config(_ text: String, environment: [String: String] = [:]) throws -> ToolRun {
    try folder.write(text, to: ".toolbar-replay.yaml")
    return ToolRun(["config"], environment: environment, in: folder.path)
  }

  @Test("is read from the file, and each value says where it came from")
  func file() throws {
    let run = try config(
      """
      recordings: Tests/Toolbars
      fail-on: warning
      stability:
        rules: {flicker: {within: 200ms}, ghost: off}

      """
    )
    let path = "\(folder.path)/.toolbar-replay.yaml"
    #expect(
      run.output.split(separator: "\n").map(String.init) == [
        "file          \(path)",
        "recordings    Tests/Toolbars            (\(path):1)",
        "fail-on       warning                   (\(path):2)",
        "flicker       within 200ms              (\(path):3)",
        "ghost         off                       (\(path):3)",
      ]
    )
  }

  @Test("is found from a folder below")
  func upward() throws {
    try folder.write("fail-on: never\n", to: ".toolbar-replay.yaml")
    try folder.write("", to: "a/b/file")
    let run = ToolRun(["config"], in: "\(folder.path)/a/b")
    #expect(run.output.contains("fail-on       never"))
  }

  @Test("is not taken from beyond the repository")
  func root() throws {
    try folder.write("fail-on: never\n", to: ".toolbar-replay.yaml")
    try folder.write("", to: "inner/.git/HEAD")
    let run = ToolRun(["config"], in: "\(folder.path)/inner")
    #expect(run.output.contains("fail-on       error                     (default)"))
  }

  @Test("the environment wins over the file")
  func environment() throws {
    let run = try config(
      "fail-on: never\n",
      environment: ["TOOLBAR_REPLAY_FAIL_ON": "info"]
    )
    #expect(run.output.contains("fail-on       info                      (environment variable"))
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var text: String
    var message: String
    var testDescription: String { text }
  }

  @Test(
    "a mistake has its place and what would be right",
    arguments: [
      Mistake(
        text: "fail-onn: error\n",
        message: "1:1: error: unknown key \"fail-onn\" in the configuration; it takes recordings, "
          + "fail-on, stability"
      ),
      Mistake(
        text: "fail-on: warn\n",
        message: "1:10: error: \"fail-on\" takes info, warning, error, never"
      ),
      Mistake(
        text: "recordings: [a]\n",
        message: "1:13: error: \"recordings\" takes the path of a folder"
      ),
      Mistake(
        text: "[a]\n",
        message: "1:1: error: the configuration is a mapping such as {fail-on: warning}"
      ),
      Mistake(
        text: "stability: {rules: {flickr: off}}\n",
        message: "1:21: error: unknown key \"flickr\" in the rules"
      ),
    ]
  )
  func mistakes(mistake: Mistake) throws {
    let run = try config(mistake.text)
    #expect(run.status == .badInput)
    #expect(run.errorLines.first == "\(folder.path)/.toolbar-replay.yaml:\(mistake.message)")
  }
}
