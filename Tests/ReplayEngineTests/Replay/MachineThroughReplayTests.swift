import PoseMachine
import ReplayEngine
import ScenarioModel
import SourceText
import Testing
import TimelineModel
import ToolbarLayoutCore
import ToolbarModel

@Suite("What events do")
struct EventTests {
  private typealias Hand = HandBuilt

  @Test("a search shows the keyboard, and says which event raised it")
  func searchShowsKeyboard() {
    let lines = Hand.lines(
      Hand.run(searching(start: StartState(hinge: .fullyOpen), [.search(.activate)]))
    )
    #expect(
      lines == [
        "0 start | navigationBar [a].",
        "0 search: activate | navigationBar [a search]",
        "0 keyboard: show by search: activate | navigationBar [a search]",
        "500 settled | navigationBar [a search].",
      ]
    )
  }

  @Test("a hardware keyboard, or the switch, keeps the keyboard away")
  func noKeyboard() {
    let start = StartState(hinge: .fullyOpen, hasHardwareKeyboard: true)
    #expect(Hand.run(searching(start: start, [.search(.activate)])).timeline.entries.count == 3)
    let off = searching(
      start: StartState(hinge: .fullyOpen),
      [.search(.activate)],
      disabled: [.keyboardFollowsSearch]
    )
    #expect(Hand.run(off).timeline.entries.count == 3)
  }

  @Test("opening to inner portrait ends the search and dismisses the keyboard")
  func unfoldEndsSearch() {
    let lines = Hand.lines(
      Hand.run(
        searching(
          start: StartState(hinge: .closed, isSearching: true, keyboard: .shown(height: nil)),
          [.unfold(to: .fullyOpen, orientation: .portrait)]
        )
      )
    )
    #expect(
      lines == [
        "0 start | verticalBar [a search].",
        "0 unfold: {to: fullyOpen, orientation: portrait} | verticalBar [a]",
        "0 keyboard: hide by unfold: {to: fullyOpen, orientation: portrait} | verticalBar [a]",
        "0 search: cancel by unfold: {to: fullyOpen, orientation: portrait} | verticalBar [a]",
        "55 | navigationBar [a]",
        "500 settled | navigationBar [a].",
      ]
    )
  }

  @Test("opening to inner landscape keeps the search")
  func unfoldToLandscape() {
    let result = Hand.run(
      searching(
        start: StartState(hinge: .closed, isSearching: true),
        [.unfold(to: .fullyOpen, orientation: nil)]
      )
    )
    #expect(result.timeline.entries.last?.traits.isSearching == true)
    #expect(result.timeline.entries.last?.traits.orientation == .landscapeRight)
  }

  @Test(
    "push, pop, present, dismiss and tab end a search",
    arguments: [
      ReplayEvent.push("two"), .present("two"), .tab("B"),
    ]
  )
  func navigationEndsSearch(event: ReplayEvent) {
    let scenario = Hand.scenario(
      screens: [
        (
          "one",
          Screen(
            title: "One",
            tabs: [TabItem(name: "A"), TabItem(name: "B")],
            searchable: Searchable()
          )
        ),
        ("two", Screen(title: "Two")),
      ],
      start: StartState(hinge: .fullyOpen, isSearching: true),
      tracks: [Hand.track([Hand.step(event)])]
    )
    #expect(Hand.run(scenario).timeline.entries.last?.traits.isSearching == false)
  }

  @Test("a pushed screen takes its title for Back from the pusher, unless it says otherwise")
  func backTitles() {
    let scenario = Hand.scenario(
      screens: [
        ("one", Screen(title: "One")), ("two", Screen(title: "Two")),
        ("three", Screen(title: "Three", back: "Elsewhere")),
      ],
      start: StartState(hinge: .fullyOpen),
      tracks: [Hand.track([.push("two"), .push("three"), .pop, .pop].map { Hand.step($0) })]
    )
    let settled = Hand.run(scenario).timeline.entries.filter(\.isSettled)
    #expect(settled.map { $0.detail?.layout.backTitle } == [nil, "One", "Elsewhere", "One", nil])
    #expect(
      settled.map(\.traits.screens) == [
        ["one"], ["one", "two"], ["one", "two", "three"], ["one", "two"], ["one"],
      ]
    )
  }

  @Test(
    "54: the top screen of a stack and the selected tab's screen say whether bars are vertical",
    arguments: [
      ([.push("flat"), .pop], [.right, StripSide.none, .right]),
      ([.push("other"), .push("flat"), .pop, .pop], [.right, .right, .none, .right, .right]),
      ([.tab("B"), .tab("A")], [.right, .none, .right]),
      ([.push("other"), .tab("B"), .tab("A")], [.right, .right, .none, .right]),
    ] as [([ReplayEvent], [StripSide])]
  )
  func verticalBehaviorOfScreens(events: [ReplayEvent], strips: [StripSide]) {
    let tabs = [TabItem(name: "A"), TabItem(name: "B", screen: "flat")]
    let scenario = Hand.scenario(
      screens: [
        ("home", Screen(tabs: tabs, toolbar: Hand.items("a"))),
        ("other", Screen(toolbar: Hand.items("b"))),
        ("flat", Screen(verticalBehavior: .disabled, toolbar: Hand.items("c"))),
      ],
      start: StartState(hinge: .closed),
      tracks: [Hand.track(events.map { Hand.step($0) })]
    )
    let result = Replay(scenario: scenario, engine: ToolbarLayoutCore()).run()
    #expect(result.timeline.entries.filter(\.isSettled).map(\.traits.strip) == strips)
  }

  @Test("pop takes the topmost pushed screen, even under a sheet")
  func popUnderSheet() {
    let scenario = Hand.scenario(
      screens: [("one", Screen()), ("two", Screen()), ("sheet", Screen())],
      start: StartState(hinge: .fullyOpen),
      tracks: [Hand.track([.push("two"), .present("sheet"), .pop].map { Hand.step($0) })]
    )
    #expect(Hand.run(scenario).timeline.entries.last?.traits.screens == ["one", "sheet"])
  }

  @Test(
    "a legal event without effect is a warning, once",
    arguments: [
      (ReplayEvent.pop, "\"pop\" has no effect: the stack is at its root"),
      (.dismiss, "\"dismiss\" has no effect: no sheet is up"),
      (.search(.activate), "\"search\" has no effect: the screen has nothing searchable"),
      (.keyboard(.hide), "\"keyboard: hide\" has no effect: the keyboard is hidden"),
      (.splitView(.left), "\"splitView\" has no effect: the display in use has no Split View"),
    ]
  )
  func warnings(event: ReplayEvent, message: String) {
    let step = Hand.step(event, line: 7)
    let scenario = Hand.scenario(
      start: StartState(hinge: .closed),
      tracks: [
        Hand.track([
          Step(action: .repeated(times: 3, steps: [step]), position: .start)
        ])
      ]
    )
    let result = Hand.run(scenario)
    #expect(result.warnings == [ReplayWarning(line: 7, message: message)])
    #expect(result.timeline.entries.count == 4)
  }

  @Test("a live drag records its begin, its end and the samples where something is decided")
  func liveResize() {
    let scenario = Hand.scenario(
      device: .iPhoneWindow,
      screens: [("one", Screen(toolbar: Hand.items("a", "b", "c")))],
      start: StartState(size: Size(width: 300, height: 800)),
      tracks: [
        Hand.track([Hand.step(.resize(Size(width: 100, height: 800)), over: 100)])
      ]
    )
    let result = Hand.run(scenario)
    #expect(
      Hand.lines(result) == [
        "0 start | navigationBar [a b c].",
        "0 resize: [100, 800] | navigationBar [a b c]",
        "8 resize: [100, 800] sample | navigationBar [a b overflow] overflow [c]",
        "56 resize: [100, 800] sample | navigationBar [a overflow] overflow [b c]",
        "100 resize: [100, 800] sample | navigationBar [a overflow] overflow [b c].",
      ]
    )
    #expect(result.timeline.entries.last?.traits.window == Size(width: 100, height: 800))
  }

  @Test("a jump and a drag come to the same end")
  func jumpAgainstDrag() {
    func last(over: Int?) -> TimelineEntry? {
      Hand.run(
        Hand.scenario(
          device: .iPhoneWindow,
          start: StartState(size: Size(width: 300, height: 800)),
          tracks: [Hand.track([Hand.step(.resize(Size(width: 100, height: 800)), over: over)])]
        )
      ).timeline.entries.last
    }
    #expect(last(over: nil)?.detail?.layout == last(over: 500)?.detail?.layout)
  }

  @Test("customize changes order and visibility where the screen allows it")
  func customize() {
    let locked = ToolbarItem(
      id: "c",
      content: .symbol("c"),
      customization: ItemCustomization(behavior: .disabled)
    )
    let scenario = Hand.scenario(
      screens: [("one", Screen(toolbarID: "bar", toolbar: Hand.items("a", "b") + [.item(locked)]))],
      start: StartState(hinge: .fullyOpen),
      tracks: [
        Hand.track([
          Hand.step(.customize(.move("b", before: "a"))), Hand.step(.customize(.hide("a"))),
          Hand.step(.customize(.hide("c")), line: 4),
        ])
      ]
    )
    let result = Hand.run(scenario)
    #expect(
      result.timeline.entries.last?.detail?.traits.arrangement
        == UserArrangement(order: ["b", "a", "c"], hidden: ["a"])
    )
    #expect(
      result.warnings == [
        ReplayWarning(
          line: 4,
          message: "\"customize\" has no effect: the person cannot change \"c\" on this screen"
        )
      ]
    )
  }

  @Test("an item that becomes enabled or disabled is an input that changed")
  func inputs() {
    var on = Flags()
    on["ready"] = .boolean(true)
    let item = ToolbarItem(
      id: "a",
      content: .symbol("a"),
      disabled: .state(name: "ready", value: .boolean(false))
    )
    var off = Flags()
    off["ready"] = .boolean(false)
    let scenario = Hand.scenario(
      screens: [("one", Screen(toolbar: [.item(item)]))],
      start: StartState(hinge: .fullyOpen, flags: off),
      tracks: [Hand.track([Hand.step(.set(on))])]
    )
    #expect(
      Hand.run(scenario).timeline.entries.map(\.inputs) == [
        ["a": ItemInputs(isEnabled: false)], ["a": ItemInputs(isEnabled: true)],
      ]
    )
  }

  @Test("focus moves to a neighbour when its item leaves the bars")
  func focus() {
    let scenario = Hand.scenario(
      device: .iPhoneWindow,
      screens: [("one", Screen(toolbar: Hand.items("a", "b", "c")))],
      start: StartState(size: Size(width: 300, height: 800)),
      tracks: [
        Hand.track([
          Hand.step(.focus("b")), Hand.step(.resize(Size(width: 100, height: 800))),
        ])
      ]
    )
    #expect(Hand.run(scenario).timeline.entries.map(\.focus) == [nil, "b", "a"])
  }

  private func searching(
    start: StartState,
    _ events: [ReplayEvent],
    disabled: [MachineReaction] = []
  ) -> Scenario {
    Hand.scenario(
      screens: [("one", Screen(searchable: Searchable(), toolbar: Hand.items("a")))],
      start: start,
      disabled: disabled,
      tracks: [Hand.track(events.map { Hand.step($0) })]
    )
  }
}
