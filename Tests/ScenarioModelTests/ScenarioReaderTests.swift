import ScenarioModel
import SourceText
import Testing
import ToolbarModel

@Suite struct ScenarioReaderTests {
  @Test("reads the parts of a scenario")
  func parts() throws {
    let document = try read(
      """
      scenario: Photo editor
      about: Undo must survive the fold.
      tags: [fold]
      device: iphone-duo
      screen:
        title: Sunset
        toolbar:
          - {item: undo, title: Undo, systemImage: arrow.uturn.backward}
      start: {hinge: fullyOpen, orientation: landscape}
      events:
        - fold
        - {rotate: portrait, after: 120ms, label: turn}
      """
    )
    let scenario = try #require(document.scenarios.first)
    #expect(document.scenarios.count == 1)
    #expect(scenario.name == "Photo editor")
    #expect(scenario.about == "Undo must survive the fold.")
    #expect(scenario.tags == ["fold"])
    #expect(scenario.device.name == "iphone-duo")
    #expect(scenario.start == StartState(hinge: .fullyOpen, orientation: .landscapeRight))
    #expect(
      scenario.screens == [
        NamedScreen(
          name: "screen",
          screen: Screen(
            title: "Sunset",
            toolbar: [
              .item(
                ToolbarItem(
                  id: "undo",
                  content: .label(title: "Undo", symbol: "arrow.uturn.backward"),
                  placement: .automatic
                )
              )
            ]
          ),
          path: "a.yaml",
          position: SourcePosition(line: 6, column: 3),
          itemPositions: ["undo": SourcePosition(line: 8, column: 14)]
        )
      ]
    )
    #expect(
      scenario.tracks == [
        Track(
          name: "events",
          steps: [
            Step(
              action: .event(.fold(to: .closed, orientation: nil)),
              position: SourcePosition(line: 11, column: 5)
            ),
            Step(
              action: .event(.rotate(.portrait)),
              timing: .after(ReplayDuration(milliseconds: 120)),
              label: "turn",
              position: SourcePosition(line: 12, column: 6)
            ),
          ]
        )
      ]
    )
  }
}

@Suite struct HostileScenarioTests {
  private let header = "scenario: a\ndevice: iphone-17\nscreen: {toolbar: ["

  @Test("ten thousand unknown names among ten thousand declared ones end in a bounded list")
  func unknownNames() {
    let items = (0..<10_000).map { "{item: i\($0), title: T}" }.joined(separator: ", ")
    let ids = (0..<10_000).map { "u\($0)" }.joined(separator: ", ")
    let told = messages("\(header)\(items)]}\nalways: [{visible: [\(ids)]}]\n")
    #expect(told.count == 1_001)
    #expect(told.last == "note: 9,000 more are not shown")
  }

  @Test("titles for every item of a long toolbar are applied")
  func titles() throws {
    let items = (0..<5_000).map { "{item: i\($0), title: T}" }.joined(separator: ", ")
    let titles = (0..<5_000).map { "i\($0): U" }.joined(separator: ", ")
    let document = try read(
      "\(header)\(items)]}\nstart: {language: de}\nstrings: {de: {\(titles)}}\n"
    )
    let screen = document.scenarios[0].startScreen.screen
    #expect(screen.allItems.allSatisfy { $0.content.title == "U" })
  }
}
