package import ToolbarModel

/// What a microstep answers to.
package enum MachineEvent: Hashable, Sendable {
  /// An external event, or one that a reaction raised; `over` is its own duration.
  case happened(ReplayEvent, over: ReplayDuration?)
  /// An event its region held back while a transition ran.
  case resumed(RegionName, ReplayEvent, over: ReplayDuration?)
  case deadline(RegionName, ScheduledDeadline.Kind)
  case signal(MachineSignal)

  /// The event as the given region sees it, with its duration; nil when it is not for that region.
  package func occurrence(
    for region: RegionName
  ) -> (event: ReplayEvent, over: ReplayDuration?)? {
    switch self {
    case .happened(let event, let over): (event, over)
    case .resumed(let name, let event, let over): name == region ? (event, over) : nil
    case .deadline, .signal: nil
    }
  }

  /// The one region that has anything to say to it; nil when several may.
  ///
  /// A deadline concerns its own region, but where the hinge passes a threshold, display and orientation
  /// follow as they do when it is moved there at once.
  var onlyRegion: RegionName? {
    switch self {
    case .deadline(.hinge, .sample): nil
    case .deadline(let region, _): region
    case .happened, .resumed, .signal: nil
    }
  }
}
