import Foundation
import ReplayTestSupport
import Testing

@Suite("README")
struct ReadmeTests {
  private let root = Fixtures.packageRoot()

  private func readme() throws -> String {
    try String(contentsOfFile: root + "/README.md", encoding: .utf8)
  }

  /// The fenced block after a marker.
  private func block(after marker: String) throws -> String {
    let text = try readme()
    let start = try #require(text.range(of: "<!-- \(marker) -->\n"))
    let fence = try #require(text.range(of: "\n", range: start.upperBound..<text.endIndex))
    let end = try #require(text.range(of: "```\n", range: fence.upperBound..<text.endIndex))
    return String(text[fence.upperBound..<end.lowerBound])
  }

  @Test("shows what the tool prints today")
  func output() throws {
    let file = "Scenarios/photo-editor/fold-while-searching.yaml"
    let run = try BuiltTool.run([file], in: root)
    let shown = try block(after: "output: \(file)").split(separator: "\n")
    #expect(!shown.isEmpty)
    #expect(Array(run.output.split(separator: "\n").prefix(shown.count)) == shown)
  }

  @Test("shows the scenario that new writes")
  func scenario() throws {
    let folder = try TemporaryFolder()
    _ = try BuiltTool.run(["new", "editor"], in: folder.path)
    let written = try #require(folder.text(of: "Scenarios/editor.yaml"))
    let shown = try block(after: "scenario: new").split(separator: "\n")
    #expect(written.split(separator: "\n").filter { !$0.hasPrefix("#") } == shown)
  }

  @Test("its two commands name files that exist")
  func commands() throws {
    let text = try readme()
    for file in ["tools/replay", "tools/test", "Scenarios/photo-editor/fold-while-searching.yaml"] {
      #expect(text.contains(file))
      #expect(FileManager.default.fileExists(atPath: "\(root)/\(file)"))
    }
  }
}
