import PoseMachine
import TimelineModel
import ToolbarModel

/// A session between two turns, with time counted from now: what another session can go on from.
struct SessionMoment: Sendable {
  var machine: MachineState
  var scene: LaidOutScene
  /// What the next entry is compared with; its instant is zero or before.
  var last: TimelineEntry
  /// The step behind the running drag or scroll of a region.
  var samplers: [RegionName: EntryCause]
}
