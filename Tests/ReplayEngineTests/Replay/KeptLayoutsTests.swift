import ReplayEngine
import ScenarioModel
import Synchronization
import Testing
import TimelineModel
import ToolbarLayoutCore
import ToolbarModel

/// What a replay keeps, so that coming back to a layout costs neither time nor memory.
@Suite("Kept layouts")
struct KeptLayoutsTests {
  /// Ten times from one pose to the other and back.
  private static let scenario = HandBuilt.scenario(
    start: StartState(hinge: .closed),
    tracks: [
      HandBuilt.track(
        (0..<10).flatMap { _ in
          [
            HandBuilt.step(.unfold(to: .fullyOpen, orientation: nil)),
            HandBuilt.step(.fold(to: .closed, orientation: nil)),
          ]
        }
      )
    ]
  )

  @Test(
    "an engine that ignores history is asked once for each pose, another every time",
    arguments: [(ignoresHistory: true, calls: 2), (ignoresHistory: false, calls: 21)]
  )
  func calls(ignoresHistory: Bool, calls: Int) {
    let engine = CountingEngine(ignoresHistory: ignoresHistory)
    let kept = Replay(scenario: Self.scenario, engine: engine).run()
    #expect(engine.calls == calls)
    #expect(kept.timeline == HandBuilt.run(Self.scenario).timeline)
  }

  @Test("moments that look the same share one state, however far apart they are")
  func sharedStates() {
    let entries = HandBuilt.run(Self.scenario).timeline.entries
    var states: [Shared<EntryState>] = []
    for entry in entries where !states.contains(where: { $0.isSame(as: entry.state) }) {
      states.append(entry.state)
    }
    // Closed and open at rest, and on the way from each to the other.
    #expect(entries.count == 61)
    #expect(states.count == 4)
    #expect(Set(entries.map(\.state)).count == states.count)
  }
}

/// Counts how often it is asked.
private final class CountingEngine: LayoutEngine {
  private struct Counted: ScreenLayouts {
    let engine: CountingEngine
    let screen: Screen
    let device: DeviceProfile
    var ignoresHistory: Bool { engine.ignoresHistory }

    func layouts(in traits: Traits, previous: ToolbarLayout?) -> [ToolbarLayout] {
      engine.layouts(of: screen, in: traits, on: device, previous: previous)
    }
  }

  let ignoresHistory: Bool
  private let asked = Atomic<Int>(0)

  init(ignoresHistory: Bool) { self.ignoresHistory = ignoresHistory }

  var calls: Int { asked.load(ordering: .relaxed) }

  func prepared(_ screen: Screen, on device: DeviceProfile) -> any ScreenLayouts {
    Counted(engine: self, screen: screen, device: device)
  }

  func layouts(
    of screen: Screen,
    in traits: Traits,
    on device: DeviceProfile,
    previous: ToolbarLayout?
  ) -> [ToolbarLayout] {
    asked.wrappingAdd(1, ordering: .relaxed)
    return TrivialEngine().layouts(of: screen, in: traits, on: device, previous: previous)
  }
}
