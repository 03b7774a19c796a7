import ReplayTestSupport
import Testing

@Suite("Inside git")
struct GitTests {
  let project: SampleProject

  init() throws {
    project = try SampleProject()
    try project.folder.write("*.timeline.yaml diff=toolbar\n", to: ".gitattributes")
    _ = try project.run("check")
    try project.git("init", "-q", "-b", "main")
    try project.git("add", "-A")
    try project.git("commit", "-q", "-m", "one")
    try project.folder.write(SampleProject.lowered, to: SampleProject.scenario)
    _ = try project.run("record")
    _ = try project.run("accept")
  }

  private let leftBar =
    "  left the bar  undo, redo, revert: verticalBar → overflow · fold (outer landscapeRight, closed),"

  @Test("git diff speaks in toolbar terms with the external diff")
  func externalDiff() throws {
    try project.git("config", "diff.toolbar.command", "'\(BuiltTool.path)' diff")
    let diff = try project.git("diff", "--", "Recordings")
    #expect(diff.status == 0)
    #expect(diff.lines.first == SampleProject.recording)
    #expect(diff.lines.contains(leftBar), "\(diff.output)\(diff.errors)")
  }

  @Test("git diff shows new and deleted recordings with the external diff")
  func addedAndDeleted() throws {
    try project.git("config", "diff.toolbar.command", "'\(BuiltTool.path)' diff")
    try project.git("mv", SampleProject.recording, "Recordings/other.timeline.yaml")
    let diff = try project.git("diff", "--cached", "--no-renames")
    #expect(diff.status == 0, "\(diff.errors)")
    #expect(diff.output.contains("only in the old timeline: timeline of editor"))
    #expect(diff.output.contains("only in the new timeline: timeline of editor"))
    #expect(try project.git("diff", "--cached", "-M").status == 0)
  }

  @Test("git log -p shows whole states with textconv")
  func textconv() throws {
    try project.git("config", "diff.toolbar.textconv", "'\(BuiltTool.path)' diff --textconv")
    try project.git("add", "-A")
    try project.git("commit", "-q", "-m", "two")
    let log = try project.git("log", "-p", "-1", "--", "Recordings")
    #expect(log.status == 0)
    #expect(log.lines.contains("-  verticalBar: back, undo, redo, revert, crop, overflow"))
    #expect(log.lines.contains("+  verticalBar: back, crop, filters, adjust, markup, overflow"))
  }

  @Test("git difftool calls diff with two files")
  func difftool() throws {
    try project.git(
      "config",
      "difftool.toolbar.cmd",
      "'\(BuiltTool.path)' diff \"$LOCAL\" \"$REMOTE\""
    )
    let diff = try project.git("difftool", "-y", "-t", "toolbar", "--", "Recordings")
    #expect(diff.lines.contains(leftBar), "\(diff.output)\(diff.errors)")
  }

  @Test("two revisions are compared by their recordings, or by replaying what has none")
  func revisions() throws {
    try project.git("add", "-A")
    try project.git("commit", "-q", "-m", "two")
    let diff = try project.run("diff", "--git", "HEAD~1..HEAD")
    #expect(diff.status == 1)
    #expect(
      diff.lines.first
        == "HEAD~1:Recordings/editor.timeline.yaml → HEAD:Recordings/editor.timeline.yaml"
    )
    #expect(diff.lines.contains(leftBar))
    try project.git("rm", "-q", "-r", "--cached", "Recordings")
    try project.git("commit", "-q", "-m", "three")
    try project.folder.write(SampleProject.editor, to: SampleProject.scenario)
    try project.git("commit", "-q", "-m", "four", "--", "Scenarios")
    let replayed = try project.run("diff", "--git", "HEAD~1..HEAD", "--format", "json")
    #expect(replayed.status == 1)
    #expect(replayed.output.contains(#""kind":"enteredBar","items":["undo","redo","revert"]"#))
    #expect(try project.run("diff", "--git", "HEAD..HEAD").status == 0)
    #expect(try project.run("diff", "--git", "HEAD...HEAD").status == 64)
    #expect(try project.run("diff", "--git", "--output=x").status == 64)
    #expect(try project.run("diff", "--git", "nothing..HEAD").status == 2)
  }
}
