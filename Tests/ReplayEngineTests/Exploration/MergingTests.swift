import ReplayEngine
import ScenarioModel
import SourceText
import Testing
import TimelineModel
import ToolbarModel

/// Situations with equal futures are one node; every answer must be what walking each schedule alone gives.
@Suite("Merging situations loses nothing")
struct MergingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var jitter = 0
    var tracks: [Track]
  }

  private typealias Hand = HandBuilt

  private static func track(_ name: String, _ steps: Step...) -> Track {
    Hand.track(named: name, steps)
  }

  private static func at(_ instant: Int) -> Step.Timing {
    .at(ReplayDuration(milliseconds: instant))
  }

  private static func after(_ delay: Int) -> Step.Timing {
    .after(ReplayDuration(milliseconds: delay))
  }

  private static let fold = Hand.step(.fold(to: .closed, orientation: .portrait))
  private static let search = Hand.step(.search(.activate))

  static let cases: [Case] = [
    Case(
      testDescription: "each event waits for its own track",
      tracks: [
        track("hands", fold, Hand.step(.unfold(to: .fullyOpen, orientation: nil))),
        track("person", search, Hand.step(.search(.cancel))),
        track("system", Hand.step(.window(.inactive)), Hand.step(.window(.active))),
      ]
    ),
    Case(
      testDescription: "an instant counted from the start comes after one that is not",
      tracks: [
        track("hands", fold, Hand.step(.unfold(to: .fullyOpen, orientation: nil), at(900))),
        track("person", search, Hand.step(.search(.cancel)), Hand.step(.push("two"))),
      ]
    ),
    Case(
      testDescription: "delays run beside transitions",
      tracks: [
        track("hands", fold, Hand.step(.rotate(.landscapeLeft), after(120))),
        track("person", search, Hand.step(.wait(ReplayDuration(milliseconds: 90))), search),
        track("app", Hand.step(.push("two"), after(60)), Hand.step(.pop, after(40))),
      ]
    ),
    Case(
      testDescription: "a scroll is under way while others happen",
      tracks: [
        track("finger", Hand.step(.scroll(.down)), Hand.step(.scroll(.up))),
        track("hands", fold),
        track("person", search, Hand.step(.search(.cancel))),
      ]
    ),
    Case(
      testDescription: "events come early or late",
      jitter: 80,
      tracks: [
        track("hands", Hand.step(.fold(to: .closed, orientation: nil), at(100))),
        track(
          "person",
          Hand.step(.search(.activate), at(150)),
          Hand.step(.search(.cancel), at(420))
        ),
        track("app", Hand.step(.push("two"), at(180))),
      ]
    ),
    Case(
      testDescription: "a set leaves time between its members",
      tracks: [
        track(
          "all",
          Step(
            action: .together(
              within: ReplayDuration(milliseconds: 250),
              events: [fold, search, Hand.step(.push("two")), Hand.step(.window(.inactive))]
            ),
            position: .start
          ),
          Hand.step(.pop)
        )
      ]
    ),
    Case(
      testDescription: "sets wait for what their own tracks do, while a window is open beside them",
      tracks: [
        track("hands", fold, set(within: 60, Hand.step(.push("two")), Hand.step(.menu(.open)))),
        track(
          "person",
          Hand.step(.rotate(.landscapeLeft)),
          set(within: 0, search, Hand.step(.keyboard(.hide)))
        ),
      ]
    ),
  ]

  private static func set(within: Int, _ events: Step...) -> Step {
    Step(
      action: .together(within: ReplayDuration(milliseconds: within), events: events),
      position: .start
    )
  }

  @Test("agrees with walking every schedule alone", arguments: cases)
  func merging(_ row: Case) throws {
    let scenario = Hand.scenario(
      screens: [
        (
          "one",
          Screen(
            title: "One",
            searchable: Searchable(),
            contentHeight: 2_000,
            toolbar: Hand.items("a", "b", "c", "d", "e")
          )
        ), ("two", Screen(title: "Two", searchable: Searchable(), toolbar: Hand.items("x"))),
      ],
      start: StartState(hinge: .fullyOpen),
      tracks: row.tracks
    )
    let exploration = ReplayExploration(
      scenario: scenario,
      engine: TrivialEngine(),
      jitter: ReplayDuration(milliseconds: row.jitter),
      judge: TestJudge()
    )
    let whole = exploration.run(within: ExplorationBudget(), on: WorkerPool(jobs: 2))
    let report = whole.exploration
    let walked = EverySchedule(of: exploration, lengths: lengths(of: row.tracks))
    #expect(report.isComplete)
    #expect(report.schedules == BigCount(walked.schedules))
    #expect(report.interleavings == BigCount(walked.orders.count))
    #expect(report.worst.map(\.value) == walked.worst)
    #expect(report.best.map(\.value) == walked.best)
    #expect(Set(report.outcomes.map { Array($0.outcome.items) }) == walked.ends)
    #expect(report.nodes < walked.prefixes)
    #expect(report.fewestNodes <= BigCount(report.nodes))
    #expect(walked.unlikeReplay == [])
    let written = EverySchedule.kinds(on: Hand.run(scenario).timeline)
    #expect(whole.judgedAllSchedules)
    #expect(
      Set(whole.findings.map { EverySchedule.kind(of: $0.finding) })
        == walked.kinds.subtracting(written)
    )
  }

  private func lengths(of tracks: [Track]) -> [Int] {
    tracks.flatMap { track -> [Int] in
      let members = track.steps.compactMap { step -> Int? in
        guard case .together(_, let events) = step.action else { return nil }
        return events.count
      }
      let own = track.steps.count - members.count
      return (own > 0 ? [own] : []) + Array(repeating: 1, count: members.max() ?? 0)
    }
  }
}
