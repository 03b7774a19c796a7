import Dispatch
import ReplayEngine
import ScenarioModel
import SourceText
import Testing
import TimelineModel
import ToolbarModel

@Suite("Two executors, one machine")
struct ExecutorTests {
  private typealias Hand = HandBuilt

  /// Overlapping tracks, a together, reactions, a live scroll and a drag of everything at once.
  static let busy = HandBuilt.scenario(
    screens: [
      (
        "one",
        Screen(
          title: "One",
          searchable: Searchable(),
          minimization: ToolbarMinimization(behavior: .onScrollDown),
          contentHeight: 3000,
          toolbar: HandBuilt.items("a", "b", "c", "d", "e", "f")
        )
      ),
      ("two", Screen(title: "Two")),
    ],
    start: StartState(hinge: .fullyOpen),
    tracks: [
      HandBuilt.track(
        named: "hands",
        [
          HandBuilt.step(.fold(to: .closed, orientation: nil)),
          HandBuilt.step(.scroll(.down), .after(ReplayDuration(milliseconds: 20)), over: 200),
          HandBuilt.step(
            .unfold(to: .fullyOpen, orientation: .portrait),
            .after(ReplayDuration(milliseconds: 90))
          ),
          HandBuilt.step(.push("two")),
        ]
      ),
      HandBuilt.track(
        named: "system",
        [
          HandBuilt.step(.search(.activate)),
          HandBuilt.step(.rotate(.landscapeLeft), .at(ReplayDuration(milliseconds: 120))),
          HandBuilt.step(.window(.inactive)),
        ]
      ),
    ]
  )

  @Test("the dispatch executor gives the value the virtual one gives", arguments: [1, 2, 8])
  func same(workers: Int) {
    let expected = Hand.run(Self.busy)
    for _ in 0..<20 {
      #expect(Hand.run(Self.busy, .dispatch(pace: .immediate, workers: workers)) == expected)
    }
  }

  @Test("the same scenario twice is the same value")
  func twice() { #expect(Hand.run(Self.busy) == Hand.run(Self.busy)) }

  @Test("at the real pace time passes, and the value is the same")
  func realPace() {
    let began = DispatchTime.now()
    let scenario = Hand.scenario(
      start: StartState(hinge: .fullyOpen),
      tracks: [Hand.track([Hand.step(.rotate(.landscapeLeft))])]
    )
    let result = Hand.run(scenario, .dispatch(pace: .real(speedHundredths: 1000), workers: 2))
    let nanoseconds = DispatchTime.now().uptimeNanoseconds - began.uptimeNanoseconds
    #expect(nanoseconds >= 30_000_000)
    #expect(result == Hand.run(scenario))
  }

  @Test("play hands out the entries in order and stops when told")
  func play() async {
    let result = Replay(scenario: Self.busy, engine: TrivialEngine()).play(pace: .immediate) {
      $0.index < 3
    }
    #expect(result.timeline.entries.count >= 4)
    #expect(result.timeline.entries.count < Hand.run(Self.busy).timeline.entries.count)
  }
}
