import Foundation
import ReplayTestSupport
import Testing

@Suite("explore, interrupted")
struct ExploreCommandTests {
  /// More orders than can be explored while a test waits.
  private static let scenario = """
    scenario: Everything at once
    device: iphone-duo
    screen:
      title: Sunset
      contentHeight: 3000
      searchable: {}
      toolbar: [{item: share, title: Share, systemImage: square.and.arrow.up}]
    tracks:
      hands: [fold, unfold, fold, unfold, fold]
      person: [{search: activate}, {search: cancel}, {search: activate}, {search: cancel}]
      finger: [{scroll: down}, {scroll: up}, {scroll: down}, {scroll: up}]
      turn: [{rotate: landscapeRight}, {rotate: portrait}, {rotate: landscapeRight}]
      system: [{window: inactive}, {window: active}, {window: inactive}, {window: active}]

    """

  @Test("reports a part, marked as such, and ends with 130")
  func interrupt() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.scenario, to: "a.yaml")
    let terminal = try #require(PseudoTerminal(columns: 100, rows: 40))
    let process = BuiltTool.process(
      BuiltTool.path,
      ["explore", "a.yaml", "--max-nodes", "5000000"],
      in: folder.path,
      environment: ["TERM": "xterm"]
    )
    let output = Pipe()
    process.standardOutput = output
    process.standardError = terminal.handle
    try process.run()
    // The progress line is drawn by the exploration itself: it is under way.
    #expect(terminal.drawn(until: " situations, ") != nil)
    process.interrupt()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    #expect(text.contains("interrupted: what follows is a part, and no order is cleared"))
    #expect(!text.contains("every order ends the same"))
  }
}
