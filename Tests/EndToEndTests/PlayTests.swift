import Foundation
import ReplayTestSupport
import Testing

@Suite("play on a terminal", .serialized)
struct PlayTests {
  private let folder: TemporaryFolder

  private static let scenario = """
    scenario: Seen live
    device: iphone-duo
    screen:
      title: Sunset
      searchable: {}
      toolbar: [{item: share, title: Share, systemImage: square.and.arrow.up}]
    events: [{search: activate}, {search: cancel, after: 60s}]

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.scenario, to: "a.yaml")
  }

  private func start(on terminal: PseudoTerminal) throws -> Process {
    let process = BuiltTool.process(
      BuiltTool.path,
      ["play", "a.yaml"],
      in: folder.path,
      environment: ["TERM": "xterm"]
    )
    process.standardInput = terminal.handle
    process.standardOutput = terminal.handle
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test("pauses, steps, follows the window's size and gives the terminal back")
  func keys() throws {
    let terminal = try #require(PseudoTerminal(columns: 80, rows: 24))
    let process = try start(on: terminal)
    let first = try #require(terminal.drawn(until: "space pauses"))
    #expect(first.hasPrefix("\u{1B}[?1049h\u{1B}[?25l"))
    #expect(!terminal.isAsBefore)
    terminal.type("\u{1B}[C")
    #expect(terminal.drawn(until: "paused · space goes on") != nil)
    terminal.type("\u{1B}[D")
    terminal.type("\u{1B}[D")
    terminal.type("\u{1B}[D")
    #expect(terminal.drawn(until: "1 of ") != nil)
    terminal.resize(columns: 44, rows: 10)
    let narrow = try #require(terminal.drawn(until: "q quit"))
    #expect(narrow.split(separator: "\r\n").count <= 10)
    terminal.type("q")
    #expect(terminal.drawn(until: "\u{1B}[?25h\u{1B}[?1049l") != nil)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(terminal.isAsBefore)
  }

  @Test("an interrupt gives the terminal back too, and ends with 130")
  func interrupt() throws {
    let terminal = try #require(PseudoTerminal(columns: 100, rows: 40))
    let process = try start(on: terminal)
    #expect(terminal.drawn(until: "space pauses") != nil)
    process.interrupt()
    #expect(terminal.drawn(until: "\u{1B}[?25h\u{1B}[?1049l") != nil)
    process.waitUntilExit()
    #expect(process.terminationStatus == 130)
    #expect(terminal.isAsBefore)
  }
}
