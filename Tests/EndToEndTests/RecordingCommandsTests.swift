import Foundation
import ReplayTestSupport
import Testing

@Suite("Recordings on the command line")
struct RecordingCommandsTests {
  let project: SampleProject

  init() throws {
    project = try SampleProject()
  }

  @Test("from the first check over a change to its acceptance")
  func wholeStory() throws {
    let first = try project.run("check")
    #expect(first.status == 0)
    #expect(first.lines.first == "✓ Scenarios/editor.yaml  recorded")
    #expect(project.folder.files == [SampleProject.recording, SampleProject.scenario])
    let recorded = project.folder.text(of: SampleProject.recording)

    try project.folder.write(SampleProject.lowered, to: SampleProject.scenario)
    let changed = try project.run("check")
    #expect(changed.status == 1)
    #expect(changed.lines.first == "✗ Scenarios/editor.yaml  recording changed")
    #expect(
      changed.lines.suffix(2) == [
        "  repeat  toolbar-replay check Scenarios/editor.yaml",
        "  accept  toolbar-replay record Scenarios/editor.yaml && toolbar-replay accept Scenarios/editor.yaml",
      ]
    )
    #expect(project.folder.text(of: SampleProject.recording) == recorded)

    #expect(try project.run("record").status == 0)
    #expect(project.folder.text(of: SampleProject.recording) == recorded)
    #expect(try project.run("pending").lines.first == SampleProject.pending)
    #expect(try project.run("diff", SampleProject.recording, SampleProject.pending).status == 1)
    #expect(
      try project.run("accept", SampleProject.scenario).lines
        == ["accepted \(SampleProject.recording)"]
    )
    #expect(try project.run("check").status == 0)
    #expect(try project.run("pending").output.isEmpty)
    #expect(try project.run("reject", SampleProject.scenario).status == 2)
  }

  @Test(
    "a lowered group shows in a dozen lines of Markdown which items leave the bar in which poses"
  )
  func markdown() throws {
    _ = try project.run("check")
    try project.folder.write(SampleProject.lowered, to: SampleProject.scenario)
    let diff = try project.run("diff", SampleProject.scenario, "--format", "markdown")
    #expect(diff.status == 1)
    #expect(
      diff.lines.prefix(6) == [
        "### Recordings/editor.timeline.yaml → Scenarios/editor.yaml",
        "**3 items leave a bar, 3 items enter a bar, 2 items moved and more**",
        "| | items | what | where |",
        "|---|---|---|---|",
        "| left the bar | `undo`, `redo`, `revert` | verticalBar → overflow | "
          + "fold (outer landscapeRight, closed), rotate: landscapeLeft (outer landscapeLeft, closed) |",
        "| entered a bar | `filters`, `adjust`, `markup` | overflow → verticalBar | "
          + "fold (outer landscapeRight, closed), rotate: landscapeLeft (outer landscapeLeft, closed) |",
      ]
    )
    #expect(diff.lines.count <= 16)
  }

  @Test("nothing is written where CI is set, and a missing recording fails")
  func ci() throws {
    let ci = ["CI": "true"]
    let check = try project.run("check", environment: ci)
    #expect(check.status == 1)
    #expect(check.lines.first == "✗ Scenarios/editor.yaml  recording missing")
    #expect(try project.run("record", environment: ci).status == 64)
    #expect(try project.run("accept", environment: ci).status == 64)
    #expect(project.folder.files == [SampleProject.scenario])
    #expect(try project.run("check", environment: ["CI": "false"]).status == 0)
  }

  @Test("recordings without a scenario are named, recognised, refused or deleted")
  func unreferenced() throws {
    _ = try project.run("check")
    try FileManager.default.moveItem(
      atPath: "\(project.path)/\(SampleProject.scenario)",
      toPath: "\(project.path)/Scenarios/photo.yaml"
    )
    let check = try project.run("check", "--record", "none")
    #expect(check.status == 1)
    #expect(
      check.errors.contains(
        "git mv Recordings/editor.timeline.yaml Recordings/photo.timeline.yaml"
      )
    )
    _ = try project.run("check")
    #expect(try project.run("check").status == 0)
    #expect(try project.run("check", "--unreferenced", "reject").status == 1)
    #expect(
      try project.run("check", "Scenarios/photo.yaml", "--unreferenced", "reject").status == 0
    )
    #expect(try project.run("check", "--unreferenced", "delete").status == 0)
    #expect(
      project.folder.files == ["Recordings/photo.timeline.yaml", "Scenarios/photo.yaml"]
    )
  }

  @Test("upgrading rewrites recordings of other layout rules and no others")
  func upgrade() throws {
    _ = try project.run("check")
    let recorded = try #require(project.folder.text(of: SampleProject.recording))
    try project.folder.write(
      recorded.replacing("model: 1", with: "model: 0"),
      to: SampleProject.recording
    )
    let check = try project.run("check")
    #expect(check.status == 1)
    #expect(check.errors.contains("'toolbar-replay record --upgrade' rewrites them"))
    #expect(try project.run("record", "--upgrade").status == 0)
    #expect(project.folder.text(of: SampleProject.recording) == recorded)
  }

  @Test("killing record at random moments 200 times leaves only whole recordings")
  func kills() throws {
    // Two versions of each recording, so that every run has pending files to write.
    let names = (0..<6).map { "s\($0)" }
    func writeScenarios(_ text: String) throws {
      for name in names { try project.folder.write(text, to: "Scenarios/\(name).yaml") }
    }
    try FileManager.default.removeItem(atPath: "\(project.path)/\(SampleProject.scenario)")
    var whole: [Set<String>] = []
    for text in [SampleProject.editor, SampleProject.lowered] {
      try? FileManager.default.removeItem(atPath: "\(project.path)/Recordings")
      try writeScenarios(text)
      #expect(try project.run("record").status == 0)
      whole.append(
        Set(names.compactMap { project.folder.text(of: "Recordings/\($0).timeline.yaml") })
      )
    }
    let allowed = whole[0].union(whole[1])
    let seed: UInt64 = 20_270_601
    var random = SeededNumbers(seed: seed)
    for round in 0..<200 {
      if round % 10 == 0 {
        try? FileManager.default.removeItem(atPath: "\(project.path)/Recordings")
      }
      try writeScenarios(round % 2 == 0 ? SampleProject.editor : SampleProject.lowered)
      let process = BuiltTool.process(BuiltTool.path, ["record"], in: project.path)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(random.next() % 60_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for file in project.folder.files
      where file.hasSuffix(".yaml") && file.hasPrefix("Recordings") {
        let text = try #require(project.folder.text(of: file))
        #expect(allowed.contains(text), "seed \(seed), round \(round): \(file) is not whole")
      }
    }
    _ = try project.run("record")
    let leftovers = project.folder.files.filter { $0.hasSuffix(".tmp") }
    #expect(leftovers.isEmpty, "what killed runs left is cleared away")
  }
}

/// Numbers that look random and are the same in every run.
private struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
