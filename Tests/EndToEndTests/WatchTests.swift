import Foundation
import ReplayTestSupport
import Testing

@Suite("Watching")
struct WatchTests {
  @Test(
    "check --watch stays, checks again what changes on disk, and ends with 130 at an interrupt",
    .timeLimit(.minutes(5))
  )
  func watch() throws {
    let project = try SampleProject()
    _ = try project.run("check")
    let process = BuiltTool.process(BuiltTool.path, ["check", "--watch"], in: project.path)
    // Both streams in one pipe, in the order they are written.
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    defer { process.terminate() }
    var reader = PipeReader(pipe)
    let first = try reader.readLines(upTo: Self.isWatching)
    #expect(first.first == "✓ Scenarios/editor.yaml")

    try project.folder.write(SampleProject.lowered, to: SampleProject.scenario)
    let changed = try reader.readLines { $0 == "✗ Scenarios/editor.yaml  recording changed" }
    // It may have looked while the file was being written; that is told and got over.
    #expect(changed.count >= 1)
    _ = try reader.readLines(upTo: Self.isWatching)

    try project.folder.write(SampleProject.editor, to: SampleProject.scenario)
    _ = try reader.readLines { $0 == "✓ Scenarios/editor.yaml" }
    _ = try reader.readLines(upTo: Self.isWatching)

    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
  }

  private static func isWatching(_ line: String) -> Bool {
    line == "watching 1 files; Control-C ends"
  }
}

/// Reads what a running program writes, line by line.
private struct PipeReader {
  private let pipe: Pipe
  private var rest = Data()

  init(_ pipe: Pipe) { self.pipe = pipe }

  /// The lines up to the first that is looked for; waits until it comes, and throws when the program ends before.
  mutating func readLines(upTo isLast: (String) -> Bool) throws -> [String] {
    var lines: [String] = []
    while true {
      while let end = rest.firstIndex(of: 0x0A) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest.removeSubrange(...end)
        lines.append(line)
        if isLast(line) { return lines }
      }
      let more = pipe.fileHandleForReading.availableData
      try #require(!more.isEmpty, "the program ended after \(lines)")
      rest.append(more)
    }
  }
}
