package import ToolbarModel

/// One moment of a timeline with its whole state; files write only what changed.
///
/// Whoever makes entries (reader, recorder) gives an entry the state of the one before where nothing changed: a long
/// timeline then holds every state once.
package struct TimelineEntry: Hashable, Sendable {
  /// Position in the timeline, from zero.
  package var index: Int
  package var at: ReplayInstant
  /// Since the previous entry.
  package var after: ReplayDuration
  package var event: TimelineEvent?
  /// The event that raised this one.
  package var raisedBy: String?
  package var track: String?
  package var label: String?
  /// The scenario line of the event, or for a timeline file its own line; nil when unknown.
  package var line: Int?
  package var pass: Int?
  package var isSettled: Bool
  /// One sample of a drag or scroll.
  package var isSample: Bool
  package var inputs: [ItemID: ItemInputs]
  /// What holds from here on.
  package var state: Shared<EntryState>

  package init(
    index: Int,
    at: ReplayInstant,
    after: ReplayDuration,
    event: TimelineEvent? = nil,
    raisedBy: String? = nil,
    track: String? = nil,
    label: String? = nil,
    line: Int? = nil,
    isSettled: Bool = false,
    isSample: Bool = false,
    traits: TimelineTraits = TimelineTraits(),
    bars: BarContents = BarContents(),
    frames: [ItemID: Frame] = [:],
    barFrames: [Bar: Frame] = [:],
    dropped: [ItemID: String] = [:],
    forms: [ItemID: ItemForm] = [:],
    opacity: [ItemID: Int] = [:],
    focus: ItemID? = nil,
    menu: OpenMenu? = nil,
    instances: [ItemID: String] = [:],
    pass: Int? = nil,
    inputs: [ItemID: ItemInputs] = [:],
    inert: [ItemID] = [],
    detail: ReplayDetail? = nil
  ) {
    self.index = index
    self.at = at
    self.after = after
    self.event = event
    self.raisedBy = raisedBy
    self.track = track
    self.label = label
    self.line = line
    self.isSettled = isSettled
    self.isSample = isSample
    self.pass = pass
    self.inputs = inputs
    var state = EntryState()
    state.traits = traits
    state.bars = bars
    state.frames = frames
    state.barFrames = barFrames
    state.dropped = dropped
    state.forms = forms
    state.opacity = opacity
    state.focus = focus
    state.menu = menu
    state.instances = instances
    state.inert = inert
    state.detail = detail.map { Shared($0) }
    self.state = Shared(state)
  }

  package init(
    index: Int,
    at: ReplayInstant,
    after: ReplayDuration,
    event: TimelineEvent? = nil,
    state: Shared<EntryState>
  ) {
    self.index = index
    self.at = at
    self.after = after
    self.event = event
    self.state = state
    isSettled = false
    isSample = false
    inputs = [:]
  }
}
