import TimelineModel
import ToolbarModel

/// One entry of a timeline, read for the rules: ids are numbers, the state is folded, the cause is known.
///
/// A reference to something that never changes, since 25 rules look at each and some keep a few.
final class Moment: Sendable {
  let index: Int
  let at: ReplayInstant
  /// At rest and to be judged.
  let isSettled: Bool
  /// The event of this entry; nil at markers and at entries between events.
  let event: EventFact?
  /// The last event so far; nil before the first.
  let cause: EventFact?
  /// Events so far, and those among them that ask for something.
  let eventCount: Int
  let askCount: Int

  let regime: Regime
  let situation: Situation
  let traits: TimelineTraits
  /// Between a change of regime and the settled entry that ends it, both included.
  let isInTransition: Bool
  /// Changes of regime and of pose within this transition so far.
  let regimeChanges: Int
  let poseChanges: Int
  /// Changes of regime since the start.
  let regimeNumber: Int

  let arrangement: Arrangement
  /// Whether the arrangement differs from the visible entry before.
  let hasNewArrangement: Bool
  let frames: [Frame?]
  let hasNewFrames: Bool
  /// In hundredths by item number; empty when all are opaque.
  let opacity: [Int]
  let forms: [ItemID: ItemForm]
  let hasNewForms: Bool
  let instances: [String?]
  let dropped: [ItemID: String]
  let inert: [ItemID]
  let focus: Int?
  let menu: OpenMenu?
  let pass: Int?

  init(
    index: Int,
    at: ReplayInstant,
    isSettled: Bool,
    event: EventFact?,
    cause: EventFact?,
    eventCount: Int,
    askCount: Int,
    regime: Regime,
    situation: Situation,
    traits: TimelineTraits,
    isInTransition: Bool,
    regimeChanges: Int,
    poseChanges: Int,
    regimeNumber: Int,
    arrangement: Arrangement,
    hasNewArrangement: Bool,
    frames: [Frame?],
    hasNewFrames: Bool,
    opacity: [Int],
    forms: [ItemID: ItemForm],
    hasNewForms: Bool,
    instances: [String?],
    dropped: [ItemID: String],
    inert: [ItemID],
    focus: Int?,
    menu: OpenMenu?,
    pass: Int?
  ) {
    self.index = index
    self.at = at
    self.isSettled = isSettled
    self.event = event
    self.cause = cause
    self.eventCount = eventCount
    self.askCount = askCount
    self.regime = regime
    self.situation = situation
    self.traits = traits
    self.isInTransition = isInTransition
    self.regimeChanges = regimeChanges
    self.poseChanges = poseChanges
    self.regimeNumber = regimeNumber
    self.arrangement = arrangement
    self.hasNewArrangement = hasNewArrangement
    self.frames = frames
    self.hasNewFrames = hasNewFrames
    self.opacity = opacity
    self.forms = forms
    self.hasNewForms = hasNewForms
    self.instances = instances
    self.dropped = dropped
    self.inert = inert
    self.focus = focus
    self.menu = menu
    self.pass = pass
  }

  func frame(of item: Int) -> Frame? { item < frames.count ? frames[item] : nil }

  func opacity(of item: Int) -> Int { item < opacity.count ? opacity[item] : 100 }

  func instance(of item: Int) -> String? { item < instances.count ? instances[item] : nil }

  var isRightToLeft: Bool { traits.direction == .rightToLeft }

  /// The place of the right side of the safe area, from the window's left.
  var rightEdge: Length? {
    guard let window = traits.window else { return nil }
    return window.width - (traits.safeArea?.right ?? 0)
  }

  var leftEdge: Length { traits.safeArea?.left ?? 0 }

  /// The edge trailing items hold to.
  var trailingEdge: Length? { isRightToLeft ? leftEdge : rightEdge }

  /// Nil while the keyboard is away or its height is not known.
  var keyboardTop: Length? {
    guard case .shown(.some(let height)) = situation.keyboard, let window = traits.window else {
      return nil
    }
    return window.height - height
  }

  var isSearching: Bool { situation.isSearching }

  var key: StateKey {
    StateKey(
      regime: regime,
      window: traits.window,
      safeArea: traits.safeArea,
      direction: traits.direction,
      situation: situation
    )
  }

  var declaredKey: DeclaredKey {
    DeclaredKey(
      tab: regime.tab,
      stack: regime.stack,
      flags: situation.flags,
      customizations: situation.customizations
    )
  }

  /// Nothing for a moment hides items: no search, no keyboard, no scroll.
  var isPlain: Bool {
    !situation.isSearching && !situation.keyboard.isShown && situation.scroll == nil
  }

  /// The event that names what happens now: the last one, while its window of 500 ms is open.
  var openCause: EventFact? {
    guard let cause, at - cause.at <= Self.causeWindow else { return nil }
    return cause
  }

  /// The event a finding names: at rest the last one, else the open one.
  var namedCause: EventFact? { isSettled ? cause : openCause }

  static let causeWindow = ReplayDuration(milliseconds: 500)
  static let gestureGap = ReplayDuration(milliseconds: 100)
}
