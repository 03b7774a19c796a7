import ReplayEngine
import ScenarioModel
import Testing
import ToolbarModel

@Suite("A virtual replay")
struct ReplayTests {
  @Test("records a fold at its notice, its flip and its end")
  func fold() {
    let scenario = HandBuilt.scenario(
      start: StartState(hinge: .fullyOpen, orientation: .portrait),
      tracks: [
        HandBuilt.track([HandBuilt.step(.fold(to: .closed, orientation: .portrait))])
      ]
    )
    #expect(
      HandBuilt.lines(HandBuilt.run(scenario)) == [
        "0 start | navigationBar [a b].",
        "0 fold: {to: closed, orientation: portrait} | navigationBar [a b]",
        "55 | verticalBar [a b]",
        "300 settled | verticalBar [a b].",
      ]
    )
  }
}
