package import SourceText
package import ToolbarModel

/// One step of a track: what happens, when it begins, where it is written.
package struct Step: Hashable, Sendable {
  package indirect enum Action: Hashable, Sendable {
    case event(ReplayEvent)
    /// A set of concurrent events: any order, all begun within `within` of the first.
    case together(within: ReplayDuration, events: [Step])
    case repeated(times: Int, steps: [Step])
    case expect(Expectation)
  }

  package enum Timing: Hashable, Sendable {
    /// When everything before it on its track has settled.
    case afterSettled
    /// This long after the previous step of the track began.
    case after(ReplayDuration)
    /// This long after the start of the replay.
    case at(ReplayDuration)
  }

  package var action: Action
  package var timing: Timing
  /// The event's own duration (`over`); nil is the profile's.
  package var over: ReplayDuration?
  package var label: String?
  package var position: SourcePosition
  /// The step's `track:`; nil is the list it stands in.
  package var track: String?

  package init(
    action: Action,
    timing: Timing = .afterSettled,
    over: ReplayDuration? = nil,
    label: String? = nil,
    position: SourcePosition,
    track: String? = nil
  ) {
    self.action = action
    self.timing = timing
    self.over = over
    self.label = label
    self.position = position
    self.track = track
  }
}
