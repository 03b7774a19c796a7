import StabilityAnalysis
import Testing
import TimelineModel
import ToolbarModel

@Suite("The report of an analysis")
struct ReportTests {
  private static let late = """
    after: 500, event: "search: activate"
    after: 300, bars: {navigationBar: [a, b, d]}
    after: 200, event: settled, settled: true
    """

  private func allowing(_ entry: AllowEntry, today: String? = nil) throws -> StabilityReport {
    var story = Story()
    story.settings = StabilitySettings(allow: [entry])
    story.today = today
    return try story.report(Self.late)
  }

  @Test("states cause, value, limit, before, after and a hint")
  func wholeFinding() throws {
    let finding = try #require(try Story().report(Self.late).findings.first)
    #expect(
      finding
        == Finding(
          rule: .lateSettle,
          severity: .warning,
          items: ["c"],
          entries: [2],
          at: ReplayInstant(milliseconds: 800),
          cause: "search: activate",
          line: finding.line,
          value: Score(300),
          limit: Score(250),
          unit: "ms",
          before: "navigationBar [a, b, c, d]",
          after: "navigationBar [a, b, d]",
          message: "c still changed 300 ms after the event",
          hint: "lay out with the final values at the event; do not wait for the animation to end"
        )
    )
  }

  @Test("accepts what an allow entry names, and says so")
  func allows() throws {
    let entry = AllowEntry(
      rule: .lateSettle,
      event: "search: activate",
      because: "the field is animated"
    )
    let report = try allowing(entry)
    #expect(report.findings.map(\.rule) == [])
    #expect(report.allowed.map(\.allow) == [entry])
    #expect(report.unusedAllows == [])
  }

  @Test("reports an allow entry that accepts nothing")
  func unused() throws {
    for entry in [
      AllowEntry(rule: .lateSettle, event: "pop", because: "x"),
      AllowEntry(rule: .lateSettle, items: ["a"], because: "x"),
      AllowEntry(rule: .flicker, because: "x"),
    ] {
      let report = try allowing(entry)
      #expect(report.findings.map(\.rule) == [.lateSettle])
      #expect(report.unusedAllows.map(\.allow) == [entry])
      #expect(report.unusedAllows.map(\.isExpired) == [false])
    }
  }

  @Test("lets an allow entry end on its day")
  func expires() throws {
    let entry = AllowEntry(rule: .lateSettle, because: "x", until: "2027-06-01")
    #expect(try allowing(entry, today: "2027-05-31").findings == [])
    #expect(try allowing(entry).findings == [])
    let report = try allowing(entry, today: "2027-06-01")
    #expect(report.findings.count == 1)
    #expect(report.unusedAllows.map(\.isExpired) == [true])
  }

  @Test("switches rules off, and sets severities and thresholds")
  func overrides() throws {
    func severities(_ override: RuleOverride) throws -> [Severity] {
      var story = Story()
      story.settings = StabilitySettings(rules: [override])
      return try story.report(Self.late).findings.map(\.severity)
    }
    #expect(try severities(RuleOverride(rule: .lateSettle, isOff: true)) == [])
    #expect(try severities(RuleOverride(rule: .lateSettle, severity: .error)) == [.error])
    let later = NamedSetting(
      name: "warning",
      value: .duration(ReplayDuration(milliseconds: 300))
    )
    #expect(try severities(RuleOverride(rule: .lateSettle, values: [later])) == [])
  }

  @Test("joins what one event does to one bar")
  func groups() throws {
    let report = try Story().report(
      """
      after: 500, event: "set: {x: 1}"
      after: 300, bars: {navigationBar: [a, b, c]}
      after: 20, bars: {navigationBar: [a, b]}
      after: 200, event: settled, settled: true
      after: 500, event: "set: {x: 2}", frames: {a: [20, 5, 44, 44], b: [102, 5, 44, 44]}
      """
    )
    let shifts = report.findings.filter { $0.rule == .collateralShift }
    #expect(shifts.map(\.items) == [["a", "b"]])
    #expect(shifts.map(\.severity) == [.error])
    #expect(shifts.map(\.value) == [Score(30)])
  }

  @Test("names what the timeline cannot show")
  func notChecked() throws {
    let report = try Story().report("after: 200, event: settled, settled: true")
    #expect(
      report.notChecked.map(\.rule) == [
        .rebuild, .compressionOrder, .stuckMode, .focusLost, .menuDisrupted, .targetMoved,
      ]
    )
  }

  @Test("takes 100 ms without a change for rest when nothing is marked")
  func unmarked() throws {
    var story = Story()
    story.start = story.start.replacing("settled: true", with: "settled: false")
    let report = try story.report(
      """
      after: 500, event: "window: background"
      after: 50, event: "window: active", bars: {navigationBar: [a, b, d]}
      after: 500, event: "set: {x: 1}"
      """
    )
    #expect(report.findings.filter { $0.rule == .vanish }.map(\.items) == [["c"]])
  }

  @Test("names the event of the scenario, not the one that the machine raised")
  func raised() throws {
    let report = try Story().report(
      """
      after: 500, event: "search: activate"
      after: 0, event: "keyboard: show", by: "search: activate"
      after: 300, bars: {navigationBar: [a, b, d]}
      """
    )
    #expect(report.findings.map(\.cause) == ["search: activate"])
  }

  @Test("scores excess, settling and flips beside the findings")
  func scores() throws {
    let report = try Story().report(
      """
      after: 500, event: "set: {x: 1}", bars: {navigationBar: [a, b, overflow, d], overflow: [c]}
      after: 100, bars: {navigationBar: [a, b, c, d]}
      after: 400, event: settled, settled: true
      """
    )
    #expect(report.summary.entries == 4)
    #expect(report.summary.settle == ReplayDuration(milliseconds: 100))
    #expect(report.summary.excess.visibility == Score(4))
    #expect(report.flaps.map(\.flips) == [2])
    #expect(report.flaps.map(\.isFlapping) == [false])
  }

  @Test("has a manual for every rule, in the order of the rules")
  func manuals() {
    #expect(RuleManual.all.map(\.rule) == StabilityRule.allCases)
    #expect(RuleManual.all.allSatisfy { !$0.what.isEmpty && !$0.hint.isEmpty })
  }
}
