import ReplayEngine
import ReplayReporting
import ScenarioModel
import TimelineModel
import ToolbarLayoutCore
import ToolbarModel

/// Lays a scenario's start screen out in every pose of its device: each pose is a replay without events.
enum PoseTable {
  static func poses(of scenario: Scenario) -> [PoseLayout] {
    starts(of: scenario.device).map { start in
      var posed = scenario
      posed.tracks = []
      posed.always = []
      posed.start.hinge = start.hinge
      posed.start.orientation = start.orientation
      posed.start.splitView = start.split == .none ? nil : start.split
      let timeline = Replay(scenario: posed, engine: ToolbarLayoutCore()).run().timeline
      return PoseLayout(split: start.split, entry: timeline.entries[0])
    }
  }

  private struct Start {
    var hinge: HingeStatus?
    var orientation: Orientation
    var split: SplitSide
  }

  private static func starts(of device: DeviceProfile) -> [Start] {
    let capabilities = device.capabilities
    let statuses: [HingeStatus?] = capabilities.hasHinge ? HingeStatus.allCases : [nil]
    return statuses.flatMap { hinge in
      capabilities.orientations.flatMap { orientation in
        // Split View needs the whole inner display.
        let canSplit = capabilities.hasSplitView && hinge != .closed && orientation.isLandscape
        let sides: [SplitSide] = canSplit ? [.none, .left, .right] : [.none]
        return sides.map { Start(hinge: hinge, orientation: orientation, split: $0) }
      }
    }
  }
}
