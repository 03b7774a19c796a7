import ReplayEngine
import ScenarioModel
import Testing
import TimelineModel
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

extension ReplayTests {
  @Test("frames on screen lie between two layouts while a transition runs")
  func interpolated() {
    let scenario = HandBuilt.scenario(
      start: StartState(hinge: .closed),
      tracks: [
        HandBuilt.track([
          HandBuilt.step(.unfold(to: .fullyOpen, orientation: .portrait)),
          HandBuilt.step(.dynamicType(.small), .after(ReplayDuration(milliseconds: 177))),
        ])
      ]
    )
    let entries = HandBuilt.run(scenario).timeline.entries
    // b stands at (400, 48) in the strip and goes to (44, 24): half way at half the time.
    #expect(
      entries.map { $0.detail?.presented["b"]?.x.hundredths } == [
        40_000, 40_000, 40_000, 22_325, 4_400,
      ]
    )
    #expect(entries.map { $0.frames["b"]?.x } == [400, 400, 44, 44, 44])
  }
}
