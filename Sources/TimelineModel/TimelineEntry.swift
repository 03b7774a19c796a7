package import ToolbarModel

/// One moment of a timeline with its whole state; files write only what changed.
///
/// Bars, frames and traits are carried forward by whoever makes entries (reader, recorder), and share
/// storage with the entry before where nothing changed.
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
  package var isSettled: Bool
  /// One sample of a drag or scroll.
  package var isSample: Bool

  package var traits: TimelineTraits
  package var bars: BarContents
  /// Frames by id, as far as known, for items in bars.
  package var frames: [ItemID: Frame]
  /// Frames of bars, as far as known.
  package var barFrames: [Bar: Frame]

  // The optional keys: each states the whole truth of its entry.
  package var dropped: [ItemID: String]
  package var forms: [ItemID: ItemForm]
  /// In hundredths; absent is 100.
  package var opacity: [ItemID: Int]
  package var focus: ItemID?
  package var menu: OpenMenu?
  /// Persists: an id keeps its last token.
  package var instances: [ItemID: String]
  package var pass: Int?
  package var inputs: [ItemID: ItemInputs]
  /// What cannot be hit.
  package var inert: [ItemID]

  /// What only a replay knows; not written to timeline files.
  package var detail: ReplayDetail? {
    get {
      switch boxedDetail {
      case .none: nil
      case .some(let detail): detail
      }
    }
    set { boxedDetail = newValue.map(BoxedDetail.some) ?? BoxedDetail.none }
  }

  /// Keeps the detail out of the entry itself: a long timeline that was read has none, and needs no room for it.
  private indirect enum BoxedDetail: Hashable, Sendable {
    case none
    case some(ReplayDetail)
  }

  private var boxedDetail = BoxedDetail.none

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
    self.traits = traits
    self.bars = bars
    self.frames = frames
    self.barFrames = barFrames
    self.dropped = dropped
    self.forms = forms
    self.opacity = opacity
    self.focus = focus
    self.menu = menu
    self.instances = instances
    self.pass = pass
    self.inputs = inputs
    self.inert = inert
    self.detail = detail
  }
}
