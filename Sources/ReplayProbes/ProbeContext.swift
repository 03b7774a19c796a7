import ReplayEngine
import ScenarioModel
import TimelineModel
import ToolbarLayoutCore
import ToolbarModel

/// What the checks work on: the scenario, the engine, the states that the scenario reaches and its events.
final class ProbeContext {
  let scenario: Scenario
  let engine: any LayoutEngine
  /// Distinct inputs of the engine during the scenario, in order; the first ones only.
  let scenes: [ProbeScene]
  /// Where the engine came to rest in each of them during the scenario.
  let replayed: [ToolbarLayout?]
  /// The scenario's events one after the other, whatever track they are on.
  let steps: [Step]
  private(set) var comparisons = 0

  /// How many states and events are tried; long scenarios repeat themselves.
  private static let sceneLimit = 8
  private static let stepLimit = 24

  init(_ scenario: Scenario, engine: any LayoutEngine) {
    self.scenario = scenario
    self.engine = engine
    let recorder = SceneRecorder(engine)
    _ = Replay(scenario: scenario, engine: recorder).run()
    let recorded = recorder.scenes.prefix(Self.sceneLimit)
    scenes = recorded.map(\.scene)
    replayed = recorded.map(\.layout)
    let all = scenario.tracks.flatMap { ProbeContext.events(of: $0.steps) }
    steps = Array(all.prefix(Self.stepLimit))
  }

  /// The engine's layouts for a scene.
  func layouts(of scene: ProbeScene, previous: ToolbarLayout? = nil) -> [ToolbarLayout] {
    comparisons += 1
    return engine.layouts(
      of: scene.screen,
      in: scene.traits,
      on: scenario.device,
      previous: previous
    )
  }

  /// Where the engine rests.
  func layout(of scene: ProbeScene, previous: ToolbarLayout? = nil) -> ToolbarLayout {
    guard let last = layouts(of: scene, previous: previous).last else {
      preconditionFailure("a layout engine returned no layout for \(scene.text)")
    }
    return last
  }

  /// Replays some steps instead of the scenario's own and returns where they rest.
  func rest(after steps: [Step], screens: [NamedScreen] = []) -> ReplayDetail? {
    comparisons += 1
    var scenario = scenario
    scenario.tracks = [Track(name: "main", steps: steps)]
    scenario.screens += screens
    scenario.always = []
    let entries = Replay(scenario: scenario, engine: engine).run().timeline.entries
    return entries.last { $0.isSettled }?.detail
  }

  /// A step like another one with another event, once everything has come to rest or after a while.
  func step(_ event: ReplayEvent, like step: Step, after: ReplayDuration? = nil) -> Step {
    Step(
      action: .event(event),
      timing: after.map { .after($0) } ?? .afterSettled,
      position: step.position
    )
  }

  private static func events(of steps: [Step]) -> [Step] {
    steps.flatMap { step -> [Step] in
      switch step.action {
      case .event(let event):
        if case .wait = event { return [] }
        return [Step(action: .event(event), timing: .afterSettled, position: step.position)]
      case .together(_, let events): return Self.events(of: events)
      case .repeated(let times, let steps):
        return Array(repeating: Self.events(of: steps), count: min(times, 3)).flatMap(\.self)
      case .expect: return []
      }
    }
  }
}

extension Step {
  /// The event of a step that is one.
  var event: ReplayEvent? {
    guard case .event(let event) = action else { return nil }
    return event
  }
}
