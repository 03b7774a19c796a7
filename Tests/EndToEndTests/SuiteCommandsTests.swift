import Foundation
import ReplayTestSupport
import Testing

@Suite("Suites on the command line")
struct SuiteCommandsTests {
  let project: SampleProject

  init() throws {
    project = try SampleProject()
    for index in 0..<7 {
      try project.folder.write(SampleProject.editor, to: "Scenarios/more/s\(index).yaml")
    }
  }

  @Test("shards run every scenario once, and merging proves it")
  func shards() throws {
    _ = try project.run("check")
    for index in 1...3 {
      let run = try project.run("check", "--shard", "\(index)/3", "--format", "json=\(index).jsonl")
      #expect(run.status == 0)
    }
    let merged = try project.run("merge", "1.jsonl", "2.jsonl", "3.jsonl")
    #expect(merged.status == 0)
    #expect(merged.lines == ["8 scenarios: 8 passed; 8 files, each in exactly one of 3 shards"])
    let whole = try project.run("merge", "1.jsonl", "2.jsonl", "3.jsonl", "--format", "json")
    #expect(whole.output == (try project.run("check", "--format", "json")).output)
    let missing = try project.run("merge", "1.jsonl", "3.jsonl")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("the report of shard 2/3 is missing"))
    #expect(try project.run("check", "--shard", "4/3").status == 64)
  }

  @Test("Bazel's variables choose the shard, and its file is touched")
  func bazel() throws {
    _ = try project.run("check")
    var scenarios = 0
    for index in 0..<2 {
      let run = try project.run(
        "check",
        environment: [
          "TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "\(index)",
          "TEST_SHARD_STATUS_FILE": "\(project.path)/touched-\(index)",
        ]
      )
      scenarios += run.lines.count { $0.hasPrefix("✓") }
      #expect(project.folder.text(of: "touched-\(index)") == "")
    }
    #expect(scenarios == 8)
    #expect(
      try project.run("check", environment: ["TEST_TOTAL_SHARDS": "2", "TEST_SHARD_INDEX": "2"])
        .status == 64
    )
  }

  @Test("several formats at once, the same with one worker as with many")
  func formats() throws {
    try project.folder.write("scenario: x\ndevce: y\n", to: "Scenarios/bad.yaml")
    var outputs: [String] = []
    for jobs in ["1", "4"] {
      let run = try project.run(
        "check",
        "--jobs",
        jobs,
        "--format",
        "junit=junit.xml",
        "--format",
        "sarif=s.sarif",
        "--format",
        "markdown=m.md",
        "--format",
        "json=all.jsonl",
        "--format",
        "github",
        environment: ["CI": "1", "GITHUB_STEP_SUMMARY": "\(project.path)/summary.md"]
      )
      #expect(run.status == 2)
      outputs.append(
        run.output
          + ["junit.xml", "s.sarif", "m.md", "all.jsonl"].compactMap { project.folder.text(of: $0) }
          .joined()
      )
    }
    #expect(outputs[0] == outputs[1])
    let annotations = try #require(outputs.first).split(separator: "\n")
      .filter { $0.hasPrefix("::error") }
    #expect(annotations.count == 9)
    let last = project.folder.text(of: "all.jsonl")?.split(separator: "\n").last ?? ""
    #expect(
      last.hasPrefix(#"{"schema":1,"summary":{"scenarios":9,"passed":0,"failed":9},"#)
    )
    let summary = try #require(project.folder.text(of: "summary.md"))
    #expect(summary.hasPrefix("### ✗ toolbar-replay: 9 scenarios: 0 passed, 9 failed"))
  }

  @Test(
    "SARIF is read back by a strict reader",
    .enabled(if: hasPythonModule("sarif_pydantic"), "needs PyPI's sarif-pydantic")
  )
  func sarif() throws {
    try project.folder.write("scenario: x\ndevce: y\n", to: "Scenarios/bad.yaml")
    _ = try project.run("check", "--record", "none", "--format", "sarif=s.sarif")
    let script = """
      import sarif_pydantic, sys
      log = sarif_pydantic.Sarif.model_validate_json(open("s.sarif").read())
      print(len(log.runs[0].results))
      """
    let run = try BuiltTool.run("python3", ["-c", script], in: project.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.lines == ["9"])
  }

  @Test("an interrupted or foreign folder is told, not crashed on")
  func foreign() throws {
    let elsewhere = try TemporaryFolder()
    let run = try BuiltTool.run(["check"], in: elsewhere.path)
    #expect(run.status == 64)
    #expect(run.errors.contains("there is no folder 'Scenarios' here"))
    #expect(try BuiltTool.run(["check", "none.yaml"], in: elsewhere.path).status == 2)
    #expect(try BuiltTool.run(["check", "*.yaml"], in: elsewhere.path).status == 2)
  }
}

private func hasPythonModule(_ name: String) -> Bool {
  let run = try? BuiltTool.run("python3", ["-c", "import \(name)"], in: "/")
  return run?.status == 0
}
