import RecordingStore
import RegressionSuite
import ReplayTestSupport
import Testing
import TimelineDiff

@Suite("Running a suite")
struct SuiteRunTests {
  let folder: TemporaryFolder
  private let scenario = """
    scenario: Fold
    tags: [fold]
    device: iphone-duo
    screen:
      title: Photo
      toolbar:
        - {item: share, title: Share, systemImage: square.and.arrow.up}
    start: {hinge: fullyOpen, orientation: portrait}
    events:
      - fold: closed
      - expect: {reachable: [share]}

    """

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(
    _ mode: RecordingMode,
    jobs: Int = 2,
    filter: ScenarioFilter = ScenarioFilter()
  ) -> [CaseOutcome] {
    let settings = SuiteSettings(
      store: RecordingKeeper(mode: mode, model: 1),
      filter: filter,
      jobs: jobs
    )
    let files = ScenarioDiscovery(["\(folder.path)/Scenarios"]).files
    var outcomes: [CaseOutcome] = []
    _ = SuiteRun(settings: settings).run(files, render: { $0 }) { results, _ in
      outcomes += results
    }
    return outcomes
  }

  @Test("one bad scenario does not stop the others, and the order is that of the input")
  func order() throws {
    for index in 10..<90 { try folder.write(scenario, to: "Scenarios/\(index).yaml") }
    try folder.write("scenario: x\ndevce: y\n", to: "Scenarios/50.yaml")
    let outcomes = run(.missing)
    #expect(
      outcomes.map(\.path) == (10..<90).map { "\(folder.path)/Scenarios/\($0).yaml" }
    )
    #expect(outcomes.filter { $0.replayed == nil }.map(\.path).count == 1)
    #expect(
      outcomes.compactMap { $0.replayed?.recording?.status }
        == Array(repeating: .missing, count: 79)
    )
    #expect(
      run(.none, jobs: 1).compactMap { $0.replayed?.recording?.status }
        == Array(repeating: .same, count: 79)
    )
  }

  @Test("a matrix gives one outcome and one recording a combination")
  func matrix() throws {
    try folder.write(
      scenario + "matrix: {start.layoutDirection: [leftToRight, rightToLeft]}\n",
      to: "Scenarios/a.yaml"
    )
    #expect(run(.missing).count == 2)
    #expect(
      folder.files.filter { $0.hasPrefix("Recordings") } == [
        "Recordings/a.start.layoutDirection-leftToRight.timeline.yaml",
        "Recordings/a.start.layoutDirection-rightToLeft.timeline.yaml",
      ]
    )
  }

  @Test("a changed scenario is told in toolbar terms and never recorded over")
  func changed() throws {
    try folder.write(scenario, to: "Scenarios/a.yaml")
    _ = run(.missing)
    let recorded = folder.text(of: "Recordings/a.timeline.yaml")
    try folder.write(
      scenario.replacing("{item: share,", with: "{item: share, placement: bottomBar,"),
      to: "Scenarios/a.yaml"
    )
    let outcome = try #require(run(.changed).first?.replayed)
    #expect(outcome.recording?.status == .pending)
    let kinds = Set(outcome.changes?.changes.map(\.kind) ?? [])
    #expect(kinds.contains(.changedBar), "\(kinds)")
    #expect(folder.text(of: "Recordings/a.timeline.yaml") == recorded)
    #expect(folder.text(of: "Recordings/a.timeline.new.yaml") != nil)
  }

  @Test("tags and texts choose")
  func filters() throws {
    try folder.write(scenario, to: "Scenarios/a.yaml")
    try folder.write(scenario.replacing("[fold]", with: "[rotate, slow]"), to: "Scenarios/b.yaml")
    func names(_ filter: ScenarioFilter) -> [String] {
      run(.none, filter: filter).map { String($0.path.suffix(6)) }
    }
    #expect(names(ScenarioFilter(tags: ["fold"])) == ["a.yaml"])
    #expect(names(ScenarioFilter(tags: ["!slow"])) == ["a.yaml"])
    #expect(names(ScenarioFilter(tags: ["fold", "rotate"])) == ["a.yaml", "b.yaml"])
    #expect(names(ScenarioFilter(text: "scenarios/B")) == ["b.yaml"])
    #expect(names(ScenarioFilter(text: "FOLD")) == ["a.yaml", "b.yaml"])
    #expect(names(ScenarioFilter(text: "**/b.*")) == ["b.yaml"])
  }
}
