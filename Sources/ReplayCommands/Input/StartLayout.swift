import ReplayEngine
import ReplayReporting
import ScenarioModel
import TimelineModel
import ToolbarLayoutCore
import ToolbarModel

/// Where a scenario starts, for the subcommands that need no events: its screen and traits.
struct StartLayout {
  let screen: Screen
  let traits: Traits
  let device: DeviceProfile

  init(of scenario: Scenario) {
    var still = scenario
    still.tracks = []
    still.always = []
    let timeline = Replay(scenario: still, engine: ToolbarLayoutCore()).run().timeline
    guard let detail = timeline.entries.first?.detail else {
      preconditionFailure("a replay begins with the layout it starts in: \(scenario.path)")
    }
    traits = detail.traits
    device = scenario.device
    let name = traits.screens.last ?? scenario.startScreen.name
    screen = scenario.screen(named: name) ?? scenario.startScreen.screen
  }

  /// The screen in every pose of the device.
  var poses: [PoseLayout] {
    Poses.all(of: device, base: traits).map { traits in
      PoseLayout(
        traits: traits,
        layout: ToolbarLayoutCore().layout(of: screen, in: traits, on: device)
      )
    }
  }

  func sweep(along axis: SweepAxis, in range: Range<Length>) -> [SweepInterval] {
    ToolbarSweep(
      PreparedScreen(screen.arranged(in: traits.arrangement.order, on: device), on: device),
      in: traits,
      along: axis
    )
    .intervals(in: range)
  }
}
