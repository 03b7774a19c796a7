import Foundation
import ReplayTestSupport
import Testing

@Suite("The built tool")
struct ToolTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(
    _ arguments: String...,
    environment: [String: String] = [:]
  ) throws -> BuiltTool.Run {
    try BuiltTool.run(arguments, in: folder.path, environment: environment)
  }

  private static let editor = """
    scenario: Editor
    device: iphone-duo
    screen:
      title: Sunset
      toolbar:
        - {item: undo, title: Undo, systemImage: arrow.uturn.backward}
        - {item: share, title: Share, systemImage: square.and.arrow.up}
    start: {hinge: fullyOpen, orientation: portrait}
    events: [fold, {expect: {visible: [undo, share]}}]

    """

  @Test("a clean replay ends with 0 and says so")
  func clean() throws {
    try folder.write(Self.editor, to: "editor.yaml")
    let run = try run("editor.yaml")
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("Editor "))
    #expect(run.output.contains("\n  clean · the expectation holds · "))
  }

  @Test("a report that cannot be written ends with 2 and says why", .enabled(if: hasFullDevice))
  func fullDevice() throws {
    let words = "exec \"$0\" devices > /dev/full"
    let run = try BuiltTool.run("sh", ["-c", words, BuiltTool.path], in: folder.path)
    #expect(run.status == 2)
    #expect(
      run.errors
        == "toolbar-replay: standard output cannot be written: no space left on device\n"
    )
  }

  private static let hasFullDevice = FileManager.default.fileExists(atPath: "/dev/full")

  @Test("a failed expectation ends with 1 and says the line, what was expected, found, and why")
  func failed() throws {
    try folder.write(
      Self.editor.replacing("visible: [undo, share]", with: "overflow: [undo]"),
      to: "editor.yaml"
    )
    let run = try run("editor.yaml")
    #expect(run.status == 1)
    #expect(run.output.contains("✗ expect at line 9 does not hold"))
    #expect(run.output.contains("expected  {overflow: [undo]}"))
    #expect(run.output.contains("found     "))
    #expect(run.output.contains("1 of 1 expectation failed"))
  }

  @Test("a bad file ends with 2, with its place, and does not stop the others")
  func bad() throws {
    try folder.write(Self.editor, to: "good.yaml")
    try folder.write(Self.editor.replacing("title: Sunset", with: "titel: Sunset"), to: "bad.yaml")
    let run = try run("bad.yaml", "missing.yaml", "good.yaml")
    #expect(run.status == 2)
    #expect(run.output.hasPrefix("Editor "))
    #expect(run.errors.hasPrefix("bad.yaml:4:3: error: unknown key \"titel\" in a screen\n"))
    #expect(run.errors.contains("   4 |   titel: Sunset\n     |   ^~~~~\n"))
    #expect(run.errors.contains("did you mean 'title'?"))
    #expect(run.errors.contains("missing.yaml: error: "))
  }

  @Test(
    "input that is no scenario is one clear message and status 2",
    arguments: [
      ("", "empty"), ("[1, 2", "unclosed"), ("just text", "text"), ("\u{0}", "null byte"),
      ("timeline: 1\nscenario: x\n", "timeline"),
    ]
  )
  func noScenario(text: String, name: String) throws {
    try folder.write(text, to: "input.yaml")
    let run = try run("input.yaml")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains("input.yaml"))
    #expect(run.errors.contains("error: "))
  }

  @Test("a folder where a file is wanted says what to do")
  func folderGiven() throws {
    let run = try run("./")
    #expect(run.status == 2)
    #expect(run.errors.contains("folder") || run.errors.contains("directory"))
  }

  @Test("titles cannot inject into the terminal, in any text output")
  func hostile() throws {
    let title = #""\e]0;owned\a\e[31mred‮txt""#
    try folder.write(
      Self.editor.replacing("title: Undo", with: "title: \(title)"),
      to: "hostile.yaml"
    )
    for words in [[], ["explain"], ["poses"], ["sweep"], ["lint"], ["validate"], ["play"]] {
      let speed = words == ["play"] ? ["--speed", "1000"] : []
      let run = try BuiltTool.run(words + ["hostile.yaml"] + speed, in: folder.path)
      for text in [run.output, run.errors] {
        for forbidden: Unicode.Scalar in ["\u{1B}", "\u{7}", "\u{202E}"] {
          #expect(!text.unicodeScalars.contains(forbidden))
        }
      }
    }
  }

  @Test("the same run gives the same bytes, whatever the hash seed")
  func deterministic() throws {
    try folder.write(Self.editor, to: "editor.yaml")
    for words in [["--format", "json"], [], ["explain"], ["poses"], ["sweep"]] {
      let first = try BuiltTool.run(words + ["editor.yaml"], in: folder.path)
      for seed in ["1", ""] {
        let again = try BuiltTool.run(
          words + ["editor.yaml"],
          in: folder.path,
          environment: seed.isEmpty ? [:] : ["SWIFT_DETERMINISTIC_HASHING": seed]
        )
        #expect(first.output == again.output)
      }
    }
  }

  @Test("several formats at once, each file whole")
  func formats() throws {
    try folder.write(Self.editor, to: "editor.yaml")
    let run = try run("editor.yaml", "--format", "json=out.json", "--format", "text=out.txt")
    #expect(run.status == 0)
    #expect(run.output == (folder.text(of: "out.txt") ?? "missing"))
    #expect(folder.text(of: "out.json")?.hasPrefix("{\"schema\":1,") == true)
  }

  @Test("a file that cannot be written is status 2 and leaves nothing behind")
  func unwritable() throws {
    try folder.write(Self.editor, to: "editor.yaml")
    let run = try run("editor.yaml", "--format", "json=no/such/folder/out.json")
    #expect(run.status == 2)
    #expect(run.errors.contains("no/such/folder/out.json: error: cannot be written: "))
  }

  @Test("a closed pipe ends it quietly")
  func closedPipe() throws {
    try folder.write(Self.editor, to: "editor.yaml")
    let run = try BuiltTool.run(
      "sh",
      ["-c", "'\(BuiltTool.path)' help --man | head -1"],
      in: folder.path
    )
    #expect(run.output == ".TH TOOLBAR-REPLAY 1\n")
    #expect(run.errors == "")
  }

  @Test("at the first interrupt it finishes what is in flight and ends with 130")
  func interrupt() throws {
    try folder.write(Self.editor, to: "editor.yaml")
    // A signal takes its time to arrive; where the tool was through before it did, try again.
    var statuses: [Int32] = []
    while statuses.count < 20, statuses.last != 130 {
      statuses.append(try statusAfterInterrupt())
    }
    #expect(statuses.last == 130)
    #expect(statuses.dropLast().allSatisfy { $0 == 0 })
  }

  private func statusAfterInterrupt() throws -> Int32 {
    let process = BuiltTool.process(BuiltTool.path, ["editor.yaml", "-"], in: folder.path)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    // The first report is out: the handler is in place, and standard input is waited for.
    _ = output.fileHandleForReading.availableData
    process.interrupt()
    try input.fileHandleForWriting.write(contentsOf: Data(Self.editor.utf8))
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return process.terminationStatus
  }

  @Test("at the second interrupt it stops now, with 130")
  func secondInterrupt() throws {
    try folder.write(Self.editor, to: "editor.yaml")
    let process = BuiltTool.process(BuiltTool.path, ["editor.yaml", "-"], in: folder.path)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    _ = output.fileHandleForReading.availableData
    // Signals of one kind may melt into one while they wait; sent until it is gone, two arrive.
    for _ in 0..<100_000 where process.isRunning { process.interrupt() }
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 130)
    withExtendedLifetime(input) {}
  }

  @Test("screens are shared in a repository, and not taken from outside of it")
  func sharedScreens() throws {
    try folder.write("title: Sunset\nback: Library\n", to: "app/screens/editor.yaml")
    try folder.write("title: Secret\n", to: "secret.yaml")
    try folder.write("", to: "app/.git")
    for (name, from) in [("good", "../screens/editor.yaml"), ("bad", "../../secret.yaml")] {
      try folder.write(
        "scenario: Shared\ndevice: iphone-duo\nscreen: {from: \(from)}\n",
        to: "app/Scenarios/\(name).yaml"
      )
    }
    #expect(try run("app/Scenarios/good.yaml").status == 0)
    let bad = try run("app/Scenarios/bad.yaml")
    #expect(bad.status == 2)
    #expect(
      bad.errors.split(separator: "\n").first
        == "app/Scenarios/bad.yaml:3:16: error: \"from\" cannot take \"../../secret.yaml\": it stands outside the repository"
    )
  }

  @Test("colour only where it is asked for")
  func color() throws {
    try folder.write(Self.editor, to: "editor.yaml")
    #expect(try !run("editor.yaml").output.contains("\u{1B}["))
    #expect(try run("editor.yaml", "--color", "always").output.contains("\u{1B}["))
    #expect(try !run("editor.yaml", "--color=never").output.contains("\u{1B}["))
  }

  @Test("new writes files that pass, and overwrites none")
  func new() throws {
    let first = try run("new", "editor")
    #expect(
      first.output == """
        wrote Scenarios/editor.yaml
        wrote .toolbar-replay.yaml
        wrote .github/workflows/toolbar-replay.yml

        """
    )
    let replay = try run("Scenarios/editor.yaml", "--fail-on", "info")
    #expect(replay.status == 0, "\(replay.output)\(replay.errors)")
    #expect(replay.errors == "")
    #expect(try run("new", "editor").output == "")
  }
}
