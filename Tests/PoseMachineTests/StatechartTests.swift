import PoseMachine
import ReplayTestSupport
import SourceText
import Testing

@Suite("Statechart rules of W3C SCXML")
struct StatechartTests {
  @Test("agrees with all 51 published cases of parallel regions")
  func publishedCases() throws {
    let file = try SourceFile.read(path: Fixtures.path("statechart.yaml"), limit: 1 << 20)
    let cases = try StatechartCase.all(in: file)
    #expect(cases.count == 51)
    for example in cases {
      let chart = try Statechart(example.chart.children, initial: example.chart.initial)
      var interpreter = StatechartInterpreter(chart)
      #expect(interpreter.leaves == example.start, "\(example.id) at the start")
      for step in example.steps {
        interpreter.send(step.event)
        #expect(interpreter.leaves == step.next, "\(example.id) after \(step.event)")
      }
    }
  }

  @Test(
    "leaves children before parents and enters parents before children, with the effects between"
  )
  func orderOfEffects() throws {
    let chart = try Statechart([
      ChartState(
        "p",
        kind: .parallel,
        children: [
          ChartState(
            "a",
            transitions: [ChartTransition(on: "go", to: ["b1"])],
            children: [ChartState("a1")]
          ),
          ChartState("c", children: [ChartState("c1")]),
        ]
      ),
      ChartState("b", children: [ChartState("b1")]),
    ])
    var interpreter = StatechartInterpreter(chart)
    interpreter.send("go")
    #expect(
      interpreter.effects == [
        .exited("c1"), .exited("c"), .exited("a1"), .exited("a"), .exited("p"),
        .took(source: "a", event: "go"), .entered("b"), .entered("b1"),
      ]
    )
  }

  @Test("takes eventless transitions first, then internal events in the order they were raised")
  func queueOrder() throws {
    let chart = try Statechart([
      ChartState(
        "s",
        transitions: [ChartTransition(on: "go", to: ["t"], raises: ["first", "second"])]
      ),
      ChartState(
        "t",
        transitions: [
          ChartTransition(on: nil, to: ["u"]),
          ChartTransition(on: "first", to: ["wrong"]),
        ]
      ),
      ChartState(
        "u",
        transitions: [
          ChartTransition(on: "second", to: ["wrong"]),
          ChartTransition(on: "first", to: ["v"]),
        ]
      ),
      ChartState("v", transitions: [ChartTransition(on: "second", to: ["right"])]),
      ChartState("right"), ChartState("wrong"),
    ])
    var interpreter = StatechartInterpreter(chart)
    interpreter.send("go")
    #expect(interpreter.leaves == ["right"])
  }

  @Test("skips an event no state answers to")
  func unmatchedEvent() throws {
    var interpreter = StatechartInterpreter(try Statechart([ChartState("s")]))
    interpreter.send("unheard")
    #expect(interpreter.leaves == ["s"])
    #expect(interpreter.effects.isEmpty)
  }

  @Test("reads In() against the configuration")
  func guards() throws {
    let chart = try Statechart([
      ChartState(
        "p",
        kind: .parallel,
        children: [
          ChartState(
            "a",
            children: [
              ChartState(
                "a1",
                transitions: [ChartTransition(on: "t", to: ["a2"], whileIn: ["b2"])]
              ),
              ChartState("a2"),
            ]
          ),
          ChartState(
            "b",
            children: [
              ChartState("b1", transitions: [ChartTransition(on: "u", to: ["b2"])]),
              ChartState("b2"),
            ]
          ),
        ]
      )
    ])
    var interpreter = StatechartInterpreter(chart)
    interpreter.send("t")
    #expect(interpreter.leaves == ["a1", "b1"])
    interpreter.send("u")
    interpreter.send("t")
    #expect(interpreter.leaves == ["a2", "b2"])
  }

  @Test("an internal transition does not leave its source, an external one does")
  func internalTransitions() throws {
    func effects(isInternal: Bool) throws -> [StatechartInterpreter.Effect] {
      let chart = try Statechart([
        ChartState(
          "s",
          transitions: [ChartTransition(on: "t", to: ["s2"], isInternal: isInternal)],
          children: [ChartState("s1"), ChartState("s2")]
        )
      ])
      var interpreter = StatechartInterpreter(chart)
      interpreter.send("t")
      return interpreter.effects
    }
    #expect(
      try effects(isInternal: true)
        == [.exited("s1"), .took(source: "s", event: "t"), .entered("s2")]
    )
    #expect(
      try effects(isInternal: false)
        == [
          .exited("s1"), .exited("s"), .took(source: "s", event: "t"), .entered("s"),
          .entered("s2"),
        ]
    )
  }

  @Test("remembers shallow and deep history", arguments: [(false, "a1"), (true, "a2")])
  func history(isDeep: Bool, leaf: String) throws {
    let chart = try Statechart(
      [
        ChartState(
          "s",
          transitions: [ChartTransition(on: "out", to: ["away"])],
          children: [
            ChartState("h", kind: .history(isDeep: isDeep)),
            ChartState("first", transitions: [ChartTransition(on: "next", to: ["a"])]),
            ChartState(
              "a",
              children: [
                ChartState("a1", transitions: [ChartTransition(on: "deeper", to: ["a2"])]),
                ChartState("a2"),
              ]
            ),
          ]
        ),
        ChartState("away", transitions: [ChartTransition(on: "back", to: ["h"])]),
      ],
      initial: ["first"]
    )
    var interpreter = StatechartInterpreter(chart)
    for event in ["next", "deeper", "out", "back"] { interpreter.send(event) }
    #expect(interpreter.leaves == [leaf])
  }

  @Test("a parallel state is done when every child region is")
  func doneEvents() throws {
    func region(_ name: String) -> ChartState {
      ChartState(
        name,
        children: [
          ChartState("\(name)1", transitions: [ChartTransition(on: name, to: ["\(name)2"])]),
          ChartState("\(name)2", kind: .final),
        ]
      )
    }
    let chart = try Statechart([
      ChartState(
        "p",
        kind: .parallel,
        transitions: [ChartTransition(on: "done.state.p", to: ["end"])],
        children: [region("a"), region("b")]
      ),
      ChartState("end"),
    ])
    var interpreter = StatechartInterpreter(chart)
    interpreter.send("a")
    #expect(interpreter.leaves == ["a2", "b1"])
    interpreter.send("b")
    #expect(interpreter.leaves == ["end"])
  }

  @Test("rejects a region whose transition reaches above it")
  func regionBoundary() {
    #expect(
      throws: StatechartError.reachesAboveRegion(region: "a", source: "a1", target: "a")
    ) {
      try Statechart(
        regions: [
          ChartState(
            "a",
            children: [
              ChartState("a1", transitions: [ChartTransition(on: "t", to: ["a"])])
            ]
          ),
          ChartState("b"),
        ],
        in: "machine"
      )
    }
    #expect(
      throws: StatechartError.reachesAboveRegion(region: "a", source: "a1", target: "b1")
    ) {
      try Statechart(
        regions: [
          ChartState(
            "a",
            children: [
              ChartState("a1", transitions: [ChartTransition(on: "t", to: ["b1"])])
            ]
          ),
          ChartState("b", children: [ChartState("b1")]),
        ],
        in: "machine"
      )
    }
  }

  @Test("names what is wrong with a chart")
  func errors() {
    #expect(throws: StatechartError.duplicateState("a")) {
      try Statechart([ChartState("a"), ChartState("a")])
    }
    #expect(throws: StatechartError.unknownState("b", in: "a")) {
      try Statechart([ChartState("a", transitions: [ChartTransition(on: "t", to: ["b"])])])
    }
  }

  @Test("our own regions keep to themselves")
  func ownChart() throws {
    let interpreter = StatechartInterpreter(try MachineRegions.statechart())
    #expect(interpreter.leaves.count == RegionName.allCases.count)
  }
}
