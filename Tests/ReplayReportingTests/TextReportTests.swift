import ReplayReporting
import Testing
import TimelineModel

@Suite("Text report")
struct TextReportTests {
  private func lines(_ style: TextStyle) -> [String] {
    TextReport(style: style).text(of: SampleReplay.report)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("prints a block an entry, findings and failures under theirs, a summary last")
  func whole() {
    let rule = String(repeating: "─", count: 94)
    #expect(
      lines(.plain) == [
        "Photo editor, folded                                    iphone-duo · iOS 27.1 · 1 event, 3 entries",
        "",
        "     0 ms  start                     inner portrait 669×951 · regular × regular",
        "           navigationBar      ‹   [Undo Redo]               Sunset         ⋯  (Share)",
        "           overflow       Replace Photo",
        "   400 ms  fold: closed              outer portrait 466×678 · compact × regular · strip right",
        "           left the bar   Redo → overflow",
        "           moved          title: navigationBar → titleRow",
        "           moved          Back, Share, Undo, overflow button: navigationBar → verticalBar",
        "           titleRow             Sunset                                            │ ‹",
        "           overflow       Redo, Replace Photo                                     │ (Share)",
        "                                                                                  │ [Undo]",
        "                                                                                  │ ⋯",
        "           ✗ error vanish",
        "             Redo left the bar",
        "             navigationBar → overflow",
        "             1 items, limit 0 items · caused by fold: closed, line 30",
        "             hint: raise the group's priority",
        "   700 ms  settled",
        "           ✗ expect at line 31 does not hold",
        "             expected  {visible: [redo]}",
        "             found     redo in overflow",
        "             why       overflowed: run 484, room 260, needs 300",
        "  \(rule)",
        "  1 error · 1 of 1 expectation failed · excess churn: visibility 2, order 0, slots 0, motion 0.03 ·",
        "  settled in 55 ms · 1 rule not checked",
        "",
      ]
    )
  }

  @Test("is as wide as the style says", arguments: [60, 80, 100, 140, 200])
  func width(columns: Int) {
    for line in lines(TextStyle(columns: columns)) {
      #expect(DisplayWidth.of(line) <= columns, "\(line)")
    }
  }

  @Test("draws a strip as a line where there is no room for a column")
  func narrow() {
    #expect(
      lines(TextStyle(columns: 80)).contains(
        "           verticalBar    ‹  (Share)  [Undo]  ⋯"
      )
    )
  }

  @Test("says the same words with colour as without")
  func color() {
    let colored = lines(TextStyle(hasColor: true)).map { line in
      var out = ""
      var isCode = false
      for scalar in line.unicodeScalars {
        if scalar == "\u{1B}" { isCode = true }
        if !isCode { out.unicodeScalars.append(scalar) }
        if isCode, scalar == "m" { isCode = false }
      }
      return out
    }
    #expect(colored.count == lines(.plain).count)
    #expect(colored.contains { $0.hasPrefix("  1 error · ") })
  }

  @Test("escapes what a hostile title would tell the terminal")
  func hostile() {
    var report = SampleReplay.report
    report.timeline.header.title = "\u{1B}[2J\u{202E}gpj"
    let text = TextReport(style: .plain).text(of: report)
    #expect(text.hasPrefix("\\u{1B}[2J\\u{202E}gpj "))
    #expect(!text.unicodeScalars.contains("\u{1B}"))
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }
}
