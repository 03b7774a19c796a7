import Foundation
import ReplayReporting
import Testing
import TimelineDiff
import TimelineModel
import ToolbarModel

@Suite("Reports of a diff")
struct DiffReportTests {
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test("text leads with the verdict, then one row a change, equal ones together")
  func text() {
    #expect(
      lines(DiffText(style: .plain).text(of: CheckSamples.changes, title: "a → b")) == [
        "a → b",
        "  2 items leave a bar, 1 item moved; 1 new finding",
        "  left the bar  undo, redo: navigationBar → overflow · start (inner portrait, fullyOpen), fold:",
        "                closed (outer portrait, closed)",
        "  moved         share: by (50, 0): 0, 24 → 50, 24 · fold: closed (outer portrait, closed)",
        "  new finding   flicker (error): share, after fold: closed",
        "  scores        motion 0 → 0.03",
      ]
    )
  }

  @Test("Markdown shows what leaves a bar in which poses, and folds the rest away")
  func markdown() {
    #expect(
      lines(DiffMarkdown().text(of: CheckSamples.changes, title: "a_b → c")) == [
        "### a&#95;b → c",
        "",
        "**2 items leave a bar, 1 item moved; 1 new finding**",
        "",
        "| | items | what | where |",
        "|---|---|---|---|",
        "| left the bar | `undo`, `redo` | navigationBar → overflow | start (inner portrait, fullyOpen), fold: closed (outer portrait, closed) |",
        "",
        "<details><summary>1 lesser change</summary>",
        "",
        "| | items | what | where |",
        "|---|---|---|---|",
        "| moved | `share` | by (50, 0): 0, 24 → 50, 24 | fold: closed (outer portrait, closed) |",
        "",
        "</details>",
        "",
        "- **new** flicker (error): share, after fold: closed",
        "",
        "Scores: motion 0 → 0.03",
      ]
    )
  }

  @Test("Markdown draws the bars before and after, and no title ends the block")
  func drawing() {
    let old = PictureSamples.photoEditor()
    var new = old
    new.header.items[4].title = "```` Share"
    new.entries[0].bars = BarContents([
      .init(bar: .navigationBar, ids: ["back", "undo", "title", "overflow", "share"]),
      .init(bar: .overflow, ids: ["redo", "replace", "export", "divider", "clear"]),
    ])
    let changes = TimelineDiffer.changes(from: old, to: new)
    let drawing = DiffDrawing(from: old, to: new)
    let text = DiffMarkdown().text(of: changes, title: "x", drawing: drawing)
    let first = lines(text).drop { !$0.hasPrefix("`````") }.prefix { $0 != "</details>" }
    #expect(
      Array(first) == [
        "`````diff",
        "-navigationBar     ‹  [Undo Redo]           title           ⋯  (Share)",
        "-overflow       Replace Photo, Export Image, ─, Clear Edits",
        "+navigationBar     ‹  [Undo]                title           ⋯  (```` Share)",
        "+overflow       Redo, Replace Photo, Export Image, ─, Clear Edits",
        "`````",
        "",
      ]
    )
  }

  @Test("Markdown keeps its limit, counts what was cut and closes what it opened")
  func limit() {
    var changes = TimelineChanges()
    for index in 0..<5_000 {
      changes.changes.append(
        TimelineChange(
          kind: .resized,
          items: ["item-\(index)"],
          event: "pop",
          before: "44 × 44",
          after: "\(index) × 44"
        )
      )
    }
    let text = DiffMarkdown().text(of: changes, title: "x")
    #expect(text.utf8.count <= DiffMarkdown.commentLimit)
    #expect(text.contains("\n</details>\n"))
    let folded = ["<details>", "````diff"] + Array(repeating: "-x", count: 100)
    #expect(
      MarkdownText.joined(folded, limit: 240, noun: "lines")
        == "<details>\n````diff\n" + String(repeating: "-x\n", count: 7)
        + "````\n\n</details>\n\n… 93 more lines were cut to keep GitHub's limit.\n"
    )
    let last = lines(text).last ?? ""
    #expect(last.hasPrefix("… ") && last.hasSuffix(" more lines were cut to keep GitHub's limit."))
  }

  @Test("JSON has the promised members")
  func json() throws {
    let text = DiffJSON.document(of: CheckSamples.changes, old: "a", new: "b")
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let document = try #require(value)
    #expect(document["same"] as? Bool == false)
    let changes = try #require(document["changes"] as? [[String: Any]])
    #expect(changes.compactMap { $0["kind"] as? String } == ["leftBar", "leftBar", "moved"])
    #expect(changes.first?["items"] as? [String] == ["undo", "redo"])
    #expect(changes.first?["event"] as? String == "start")
    #expect((document["scores"] as? [String: [Double]])?["motion"] == [0, 0.03])
    let findings = try #require(document["findings"] as? [String: [[String: Any]]])
    #expect(findings["new"]?.count == 1)
    #expect(findings["cleared"]?.isEmpty == true)
  }

  private var pair: (old: Timeline, new: Timeline) {
    let old = SampleReplay.timeline
    var new = old
    new.entries[1].bars = BarContents([
      BarContents.Row(bar: .titleRow, ids: [.title]),
      BarContents.Row(bar: .verticalBar, ids: [.back, "share", .overflow]),
      BarContents.Row(bar: .overflow, ids: ["undo", "redo", "replace"]),
    ])
    return (old, new)
  }

  @Test("unified shows the differing lines of each step")
  func unified() {
    let (old, new) = pair
    let text = UnifiedDiff(style: .plain).text(from: old, to: new, oldName: "a", newName: "b")
    #expect(
      lines(text) == [
        "--- a", "+++ b",
        "@@ fold: closed @@",
        "-verticalBar: back, share, undo, overflow",
        "-overflow: redo, replace",
        "+verticalBar: back, share, overflow",
        "+overflow: undo, redo, replace",
      ]
    )
    #expect(
      UnifiedDiff(style: .plain).text(from: old, to: old, oldName: "a", newName: "b").isEmpty
    )
  }

  @Test("side by side keeps the width and marks what differs")
  func sideBySide() {
    let (old, new) = pair
    let style = TextStyle(columns: 61)
    let text = SideBySideDiff(style: style).text(from: old, to: new, oldName: "a", newName: "b")
    #expect(
      lines(text) == [
        "a                               b",
        "fold: closed",
        "+400 ms                         +400 ms",
        "outer portrait closed 466 × …   outer portrait closed 466 × …",
        "titleRow: title                 titleRow: title",
        "verticalBar: back, share, un… | verticalBar: back, share, ov…",
        "overflow: redo, replace       | overflow: undo, redo, replace",
        "title at [20, 24, 120, 48]      title at [20, 24, 120, 48]",
      ]
    )
  }
}
