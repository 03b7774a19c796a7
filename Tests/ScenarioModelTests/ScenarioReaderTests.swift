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
