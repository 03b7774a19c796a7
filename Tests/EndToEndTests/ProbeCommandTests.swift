import ReplayTestSupport
import Testing

@Suite("check --probe")
struct ProbeCommandTests {
  /// A foldable whose strip holds fewer items than its horizontal bar.
  private static let foldable = """
    scenario: Notes on a foldable
    device: iphone-duo
    screen:
      title: Notes
      tabs: [{tab: Feed}, {tab: Inbox}, {tab: Me}]
      toolbar:
        - {item: edit, systemImage: pencil, title: Edit, placement: topBarTrailing}
        - {item: share, systemImage: square.and.arrow.up, title: Share, placement: topBarTrailing}
        - {item: flag, systemImage: flag, title: Flag, placement: topBarTrailing}
        - {item: tag, systemImage: tag, title: Tag, placement: topBarTrailing}
    start: {hinge: fullyOpen, orientation: portrait}
    events:
      - fold

    """

  private static let still = """
    scenario: Still
    device: iphone-17
    screen: {title: Still}
    events: []

    """

  struct Row: CustomTestStringConvertible, Sendable {
    var words: [String]
    var status: Int32
    var output: [String] = []
    var errors: [String] = []
    var testDescription: String { words.joined(separator: " ") }
  }

  static let rows = [
    Row(
      words: [],
      status: 0,
      output: [
        "✓ Scenarios/foldable.yaml: 13 of 13 claims tried, all hold · 1507 comparisons",
        "✓ Scenarios/still.yaml: 5 of 13 claims tried, all hold · 624 comparisons",
      ]
    ),
    Row(
      words: ["Scenarios/still.yaml", "--format", "json"],
      status: 0,
      output: [
        #"{"schema":1,"probes":[{"path":"Scenarios/still.yaml","scenario":"Still","#
          + #""comparisons":624,"notTried":["round-trip","axis-mirror","cover-and-uncover","#
          + #""cancel","burst","background","warm-against-cold","badges-and-labels"],"findings":[]}]}"#
      ]
    ),
    Row(words: ["--filter", "nothing"], status: 0, output: ["no scenario to probe"]),
    Row(
      words: ["Scenarios/missing.yaml"],
      status: 2,
      output: ["no scenario to probe"],
      errors: ["Scenarios/missing.yaml: error: there is no such file"]
    ),
    // The probes have no names here: all are tried on every scenario.
    Row(
      words: ["--probe=sweep"],
      status: 64,
      errors: [
        "toolbar-replay: error: '--probe' takes no value", "See 'toolbar-replay help check'.",
      ]
    ),
    Row(
      words: ["--format", "junit"],
      status: 64,
      errors: [
        "toolbar-replay: error: '--probe' reports as text or json, not as junit",
        "See 'toolbar-replay help check'.",
      ]
    ),
  ]

  @Test("tries thirteen claims on every scenario", arguments: rows)
  func probes(_ row: Row) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.foldable, to: "Scenarios/foldable.yaml")
    try folder.write(Self.still, to: "Scenarios/still.yaml")
    let run = try BuiltTool.run(["check", "--probe"] + row.words, in: folder.path)
    #expect(run.lines == row.output)
    #expect(run.errors.split(separator: "\n").map(String.init) == row.errors)
    #expect(run.status == row.status)
  }
}
