import PoseMachine
import ScenarioModel
import SourceText
import ToolbarLayoutCore
import ToolbarModel

/// Everything about a replay that does not change while it runs.
///
/// A class so that a session, which is copied at every move of an exploration, shares it.
final class ReplayPlan: Sendable {
  let scenario: Scenario
  let engine: any LayoutEngine
  let context: MachineContext
  /// The scenario's tracks with every step on the track it names.
  let tracks: [Track]
  let conditions: [InputCondition]

  init(_ scenario: Scenario, engine: any LayoutEngine) {
    self.scenario = scenario
    self.engine = engine
    context = MachineContext(
      device: scenario.device,
      screens: scenario.screens.map { ($0.name, $0.screen) },
      hasHardwareKeyboard: scenario.start.hasHardwareKeyboard ?? false,
      transients: scenario.start.transients ?? .ideal,
      disabledReactions: scenario.disabledReactions
    )
    tracks = ReplayPlan.sorted(scenario.tracks)
    conditions = InputCondition.all(in: scenario)
  }

  /// Whether entries name their track: only when there is more than one.
  var namesTracks: Bool { tracks.count > 1 }

  /// What the entry of an event says.
  ///
  /// - Parameter track: the number of the track it is on.
  func cause(of event: ReplayEvent, in step: Step, track: Int) -> EntryCause {
    EntryCause(
      text: event.description,
      track: namesTracks ? tracks[track].name : nil,
      label: step.label,
      line: step.position.line
    )
  }

  /// A step's own `track` moves it, in order, to the track of that name.
  private static func sorted(_ tracks: [Track]) -> [Track] {
    var result = tracks.map { Track(name: $0.name, steps: []) }
    for track in tracks {
      for step in track.steps {
        let name = step.track ?? track.name
        if let index = result.firstIndex(where: { $0.name == name }) {
          result[index].steps.append(step)
        } else {
          result.append(Track(name: name, steps: [step]))
        }
      }
    }
    let used = result.filter { !$0.steps.isEmpty }
    return used.isEmpty ? Array(result.prefix(1)) : used
  }
}
