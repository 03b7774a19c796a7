import PoseMachine
import Testing
import ToolbarModel

@Suite("Regions in transition at once")
struct OverlapTests {
  /// The regions that take time, each with an event that sets it in motion.
  static let timed: [(region: RegionName, event: ReplayEvent)] = [
    (.hinge, .fold(to: .partiallyOpen, orientation: nil)), (.orientation, .rotate(.landscapeLeft)),
    (.window, .splitView(.left)), (.search, .search(.activate)),
    (.keyboard, .keyboard(.show(height: nil))), (.minimization, .scroll(.down)),
    (.navigation, .push("two")), (.menu, .menu(.open)),
  ]

  static let pairs: [(RegionName, RegionName)] = timed.flatMap { a in
    timed.filter { $0.region > a.region }.map { (a.region, $0.region) }
  }

  @Test(
    "every pair of regions that take time can be in transition at one instant",
    arguments: pairs
  )
  func pair(first: RegionName, second: RegionName) throws {
    let events = try [first, second].map { region in
      try #require(Self.timed.first { $0.region == region }).event
    }
    // In one order or the other: what a region does may end what another one began.
    let overlaps = [events, events.reversed()].map { order in
      var machine = MachineFixture(hinge: .fullyOpen)
      for event in order {
        machine.send(event)
        machine.pass(1)
      }
      return machine.inTransition
    }
    #expect(overlaps.contains { $0.contains(first) && $0.contains(second) })
  }

  @Test("regions that take no time are never in transition")
  func instant() {
    var machine = MachineFixture()
    machine.send(.window(.inactive))
    machine.send(.dynamicType(.small))
    machine.send(.customize(.reset))
    #expect(machine.inTransition.isEmpty)
    #expect(machine.state.isSettled)
  }

  @Test("every step of every region is a transition of its chart")
  func conformance() throws {
    let chart = try MachineRegions.statechart()
    let events =
      Self.timed.map(\.event) + [
        .unfold(to: .fullyOpen, orientation: nil), .fold(to: .closed, orientation: nil),
        .rotate(.portrait), .splitView(.none), .search(.cancel), .keyboard(.hide), .scroll(.up),
        .pop,
        .present("two"), .dismiss, .menu(.close), .window(.inactive), .window(.active),
      ]
    var generator = Numbers(seed: 27)
    var machine = MachineFixture(
      hinge: .fullyOpen,
      screen: Screen(
        searchable: Searchable(),
        minimization: ToolbarMinimization(behavior: .onScrollDown)
      )
    )
    for _ in 0..<3000 {
      let before = machine.configuration
      if generator.next(below: 3) == 0 {
        machine.pass(generator.next(below: 400))
      } else {
        machine.send(events[generator.next(below: events.count)])
      }
      for region in RegionName.allCases {
        let from = before.leaf(of: region)
        let to = machine.configuration.leaf(of: region)
        #expect(chart.leads(from: from, to: to), "\(from) → \(to)")
      }
    }
  }
}

/// A small seeded generator, the same everywhere.
struct Numbers {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}
