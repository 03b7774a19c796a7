import PoseMachine
import ReplayEngine
import ScenarioModel
import Testing
import TimelineModel
import ToolbarModel

@Suite("A hinge that is moved over some time")
struct HingeMovementTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var start: HingeStatus
    var steps: [Step]
    /// When the layout sees which status, in milliseconds.
    var seen: [String]
  }

  private static func hinge(
    _ degrees: Int,
    _ timing: Step.Timing = .afterSettled,
    over: Int? = nil
  ) -> Step {
    HandBuilt.step(.hinge(hundredthsOfDegree: degrees * 100), timing, over: over)
  }

  /// The layout sees a status 55 ms after the hinge has passed the threshold.
  static let cases = [
    Case(
      testDescription: "opening passes both thresholds on its way",
      start: .closed,
      steps: [hinge(180, over: 1_000)],
      // 22.6° after 125.6 ms, full at the end.
      seen: ["0 closed", "181 partiallyOpen", "1055 fullyOpen"]
    ),
    Case(
      testDescription: "closing leaves full at once and is closed at its own threshold",
      start: .fullyOpen,
      steps: [hinge(0, over: 1_000)],
      // 179.99° in the first millisecond, 82.7° after 540.6 ms.
      seen: ["0 fullyOpen", "56 partiallyOpen", "596 closed"]
    ),
    Case(
      testDescription: "a way that passes no threshold changes nothing",
      start: .closed,
      steps: [hinge(20, over: 400)],
      seen: ["0 closed"]
    ),
    Case(
      testDescription: "turning back on the way counts from where the hinge is",
      start: .closed,
      steps: [
        hinge(180, over: 1_000), hinge(0, .at(ReplayDuration(milliseconds: 500)), over: 500),
      ],
      // At 90° it turns back, and 82.7° comes 41 ms later.
      seen: ["0 closed", "181 partiallyOpen", "596 closed"]
    ),
    Case(
      testDescription: "without a duration it jumps",
      start: .closed,
      steps: [hinge(180)],
      seen: ["0 closed", "55 fullyOpen"]
    ),
  ]

  @Test("passes each threshold when it gets there", arguments: cases)
  func thresholds(_ row: Case) {
    let scenario = HandBuilt.scenario(
      start: StartState(hinge: row.start),
      tracks: [HandBuilt.track(row.steps)]
    )
    var seen: [String] = []
    var last: HingeStatus?
    for entry in HandBuilt.run(scenario).timeline.entries where entry.traits.hinge != last {
      last = entry.traits.hinge
      seen.append("\(entry.at.milliseconds) \(last?.rawValue ?? "none")")
    }
    #expect(seen == row.seen)
  }

  @Test("is the same value on both executors")
  func executors() {
    let scenario = HandBuilt.scenario(
      start: StartState(hinge: .closed),
      tracks: [HandBuilt.track([Self.hinge(180, over: 700), Self.hinge(10, over: 300)])]
    )
    let virtual = HandBuilt.run(scenario)
    let dispatched = HandBuilt.run(scenario, .dispatch(pace: .immediate, workers: 2))
    #expect(HandBuilt.lines(virtual) == HandBuilt.lines(dispatched))
  }

  @Test("reaches a threshold in the first whole millisecond that is past it")
  func crossing() {
    let movement = HingeMovement(
      from: 0,
      to: 18_000,
      began: .start,
      duration: ReplayDuration(milliseconds: 1_000)
    )
    let wait = movement.next(of: [2_260, 18_000], after: .start)
    #expect(wait == ReplayDuration(milliseconds: 126))
    #expect(movement.angle(at: .start + wait) == 2_268)
    #expect(
      movement.next(of: [2_260, 18_000], after: .start + wait) == ReplayDuration(milliseconds: 874)
    )
  }
}
