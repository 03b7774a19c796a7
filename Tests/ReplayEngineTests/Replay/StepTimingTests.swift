import ReplayEngine
import ScenarioModel
import SourceText
import Testing
import TimelineModel
import ToolbarModel
import YAMLSyntax

@Suite("When steps begin")
struct StepTimingTests {
  private typealias Hand = HandBuilt

  private func times(_ tracks: [Track], start: StartState = StartState(hinge: .fullyOpen))
    -> [String]
  {
    Hand.run(Hand.scenario(start: start, tracks: tracks)).timeline.entries.compactMap { entry in
      guard let event = entry.event else { return nil }
      let track = entry.track.map { "\($0): " } ?? ""
      return "\(entry.at.milliseconds) \(track)\(event.text)\(entry.isSettled ? "." : "")"
    }
  }

  private func milliseconds(_ value: Int) -> ReplayDuration { ReplayDuration(milliseconds: value) }

  @Test("without a word a step waits until everything before it has settled")
  func afterSettled() {
    #expect(
      times([Hand.track([Hand.step(.rotate(.landscapeLeft)), Hand.step(.rotate(.portrait))])]) == [
        "0 start.", "0 rotate: landscapeLeft", "300 settled.", "300 rotate: portrait",
        "600 settled.",
      ]
    )
  }

  @Test("after counts from the begin of the step before, at from the start")
  func explicit() {
    #expect(
      times([
        Hand.track([
          Hand.step(.rotate(.landscapeLeft)),
          Hand.step(.rotate(.portrait), .after(milliseconds(120))),
          Hand.step(.dynamicType(.small), .at(milliseconds(1000))),
        ])
      ]) == [
        "0 start.", "0 rotate: landscapeLeft", "120 rotate: portrait", "420 settled.",
        "1000 dynamicType: small.",
      ]
    )
  }

  @Test("wait lets time pass and is an event at rest")
  func wait() {
    #expect(
      times([
        Hand.track([Hand.step(.wait(milliseconds(700))), Hand.step(.rotate(.landscapeLeft))])
      ]) == ["0 start.", "0 wait: 700ms.", "700 rotate: landscapeLeft", "1000 settled."]
    )
  }

  @Test("a together happens at one instant in written order and settles once")
  func together() {
    let events: [ReplayEvent] = [.dynamicType(.small), .window(.inactive), .dynamicType(.large)]
    let step = Step(
      action: .together(within: .zero, events: events.map { Hand.step($0) }),
      position: .start
    )
    #expect(
      times([Hand.track([step, Hand.step(.window(.active))])]) == [
        "0 start.", "0 dynamicType: small", "0 window: inactive", "0 dynamicType: large.",
        "0 window: active.",
      ]
    )
  }

  @Test("a repeat is unrolled step by step, also inside a repeat")
  func repeats() {
    let inner = Step(
      action: .repeated(
        times: 2,
        steps: [Hand.step(.window(.inactive)), Hand.step(.window(.active))]
      ),
      position: .start
    )
    let outer = Step(
      action: .repeated(times: 3, steps: [inner, Hand.step(.dynamicType(.small))]),
      position: .start
    )
    #expect(times([Hand.track([outer])]).count == 1 + 3 * 5)
  }

  @Test("tracks run beside each other; equal instants go by track")
  func tracks() {
    #expect(
      times([
        Hand.track(
          named: "hands",
          [Hand.step(.rotate(.landscapeLeft)), Hand.step(.rotate(.portrait))]
        ),
        Hand.track(
          named: "system",
          [
            Hand.step(.window(.inactive), .at(milliseconds(100))), Hand.step(.window(.active)),
            Hand.step(.keyboard(.show(height: nil)), .at(milliseconds(300))),
          ]
        ),
      ]) == [
        "0 start.", "0 hands: rotate: landscapeLeft", "100 system: window: inactive",
        "100 system: window: active", "300 hands: rotate: portrait",
        "300 system: keyboard: show", "800 settled.",
      ]
    )
  }

  @Test("a step's own track moves it there")
  func ownTrack() {
    var step = Hand.step(.window(.inactive), .at(milliseconds(100)))
    step.track = "system"
    #expect(
      times([Hand.track([Hand.step(.rotate(.landscapeLeft)), step])]) == [
        "0 start.", "0 events: rotate: landscapeLeft", "100 system: window: inactive",
        "300 settled.",
      ]
    )
  }

  @Test("an expectation is due at the settled entry")
  func expectations() {
    let span = SourceSpan(at: .start)
    let expectation = Expectation(
      clauses: [.strip(.none)],
      position: .start,
      node: YAMLNode(.mapping([]), span: span)
    )
    let expect = Step(action: .expect(expectation), position: .start)
    let result = Hand.run(
      Hand.scenario(
        start: StartState(hinge: .fullyOpen),
        tracks: [Hand.track([expect, Hand.step(.rotate(.landscapeLeft)), expect])]
      )
    )
    #expect(result.checkpoints.map(\.entry) == [0, 3])
    #expect(result.timeline.entries[3].isSettled)
  }
}
