import ReplayTestSupport
import Testing

@Suite("analyze")
struct AnalyzeCommandTests {
  private static let capture =
    Fixtures.sharedPath("field/fr-002-menu-reborn-at-every-tick.timeline.yaml")

  struct Row: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What the shell runs, with the tool and the capture as its first two arguments.
    var command: String
  }

  static let rows = [
    Row(testDescription: "a file", command: #""$0" analyze "$1""#),
    Row(testDescription: "standard input", command: #""$0" analyze - < "$1""#),
    Row(testDescription: "a pipe", command: #"cat "$1" | "$0" analyze -"#),
    Row(testDescription: "a pipe by its path", command: #"cat "$1" | "$0" analyze /dev/stdin"#),
  ]

  @Test("judges and prints what can be read again and what cannot", arguments: rows)
  func sources(_ row: Row) throws {
    let run = try BuiltTool.run(
      "sh",
      ["-c", row.command, BuiltTool.path, Self.capture],
      in: Fixtures.packageRoot()
    )
    #expect(run.errors == "")
    #expect(run.status == 1)
    #expect(
      run.lines == [
        "field/fr-002-menu-reborn-at-every-tick                 iphone-17 · iOS 27.1 · 8 events, 10 entries",
        "     0 ms  start                     portrait 402×874 · compact × regular",
        "           navigationBar  title  (More)",
        "   400 ms  set: {tick: 1}",
        "   450 ms  set: {tick: 2}",
        "   500 ms  set: {tick: 3}",
        "   550 ms  set: {tick: 4}",
        "   600 ms  set: {tick: 5}",
        "   650 ms  set: {tick: 6}",
        "   700 ms  set: {tick: 7}",
        "   750 ms  set: {tick: 8}",
        "           ✗ error rebuild",
        "             more got 8 new instances in a storm without having left the bar",
        "             m0 → m8",
        "             8 instances, limit 2 instances · caused by set: {tick: 1}, line 18",
        "             hint: give the item a stable identity; keep unrelated state out of the view that makes",
        "             it",
        "   950 ms  settled",
        "  " + String(repeating: "─", count: 94),
        "  1 error · excess churn: visibility 0, order 0, slots 0, motion 0 · settled in 0 ms ·",
        "  5 rules not checked",
      ]
    )
  }

  @Test("prints nothing of a timeline that cannot be read to its end")
  func faulty() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      timeline: 1
      scenario: short
      device: iphone-17
      os: "27.1"
      items: {}
      entries:
        - after: 0
          event: start
        - after: 100
          barz: {}

      """,
      to: "short.timeline.yaml"
    )
    for format in ["text", "json"] {
      let run = try BuiltTool.run(
        ["analyze", "short.timeline.yaml", "--format", format],
        in: folder.path
      )
      #expect(run.output == "")
      #expect(
        run.errors.split(separator: "\n").map(String.init) == [
          "short.timeline.yaml:10:5: error: unknown key “barz” in an entry",
          "  10 |     barz: {}",
          "     |     ^~~~",
          "     = did you mean 'bars'?",
        ]
      )
      #expect(run.status == 2)
    }
  }
}
