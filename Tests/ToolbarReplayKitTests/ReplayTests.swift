import ReplayTestSupport
import Testing
import ToolbarReplayKit

@Suite("The library")
struct ReplayTests {
  private let text = """
    scenario: A first look
    device: iphone-duo
    screen:
      title: Sunset
      toolbar:
        - {item: share, title: Share, systemImage: square.and.arrow.up}
    start: {hinge: fullyOpen, orientation: portrait}
    events:
      - fold: closed
      - expect: {reachable: [share]}

    """

  @Test("replays a scenario given as text")
  func textScenario() throws {
    let replay = try Replay.run(scenario: text)
    #expect(replay.name == "A first look")
    #expect(replay.combination.isEmpty)
    #expect(replay.entries.first?.event == "start")
    #expect(replay.entries.first?.bar(of: "share") == "navigationBar")
    #expect(replay.entries.first?.frame(of: "share")?.height == 44)
    #expect(replay.entries.last?.isVisible("share") == true)
    #expect(replay.entries.last?.bar(of: "nothing") == nil)
    #expect(replay.expectations.map(\.passed) == [true])
    #expect(replay.timelineText.hasPrefix("timeline: 1\n"))
    #expect(try Replay.run(scenario: text) == replay)
  }

  @Test("replays files, every combination of a matrix in order")
  func files() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      text + "matrix: {start.layoutDirection: [leftToRight, rightToLeft]}\n",
      to: "a.yaml"
    )
    let replays = try Replay.runAll(scenarioAt: "\(folder.path)/a.yaml")
    #expect(
      replays.map(\.combination) == [
        ["start.layoutDirection: leftToRight"], ["start.layoutDirection: rightToLeft"],
      ]
    )
    #expect(try Replay.run(scenarioAt: "\(folder.path)/a.yaml") == replays.first)
  }

  @Test("says what is wrong with a file, and where")
  func failure() {
    let failure = #expect(throws: ReplayFailure.self) {
      try Replay.run(scenario: "scenrio: x\n")
    }
    #expect(failure?.messages.first?.line == 1)
    #expect(failure?.description.contains("scenario.yaml:1:1: error: ") == true)
  }

  @Test("compares with recordings and other replays in toolbar terms")
  func recordings() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/Scenarios/a.yaml"
    try folder.write(text, to: "Scenarios/a.yaml")
    let replay = try Replay.run(scenarioAt: path)
    #expect(try replay.compareWithRecording(mode: .none).status == .missing)
    #expect(try replay.compareWithRecording().status == .recorded)
    #expect(try replay.compareWithRecording().status == .same)
    try folder.write(
      text.replacing("{item: share,", with: "{item: share, placement: bottomBar,"),
      to: "Scenarios/a.yaml"
    )
    let changed = try Replay.run(scenarioAt: path)
    let comparison = try changed.compareWithRecording()
    #expect(comparison.status == .changed)
    #expect(!comparison.passes)
    #expect(comparison.changes.contains { $0.hasPrefix("changed bars  share: ") })
    #expect(replay.changes(to: changed) == comparison.changes)
    #expect(replay.changes(to: replay).isEmpty)
    #expect(
      folder.files == ["Recordings/a.timeline.yaml", "Scenarios/a.yaml"],
      "nothing pending unless asked for"
    )
  }
}
