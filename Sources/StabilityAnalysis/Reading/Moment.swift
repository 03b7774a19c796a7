import TimelineModel
import ToolbarModel

/// One entry of a timeline, read for the rules: ids are numbers, the state is folded, the cause is known.
struct Moment: Sendable {
  var index: Int
  var at: ReplayInstant
  /// At rest and to be judged.
  var isSettled: Bool
  /// The event of this entry; nil at markers and at entries between events.
  var event: EventFact?
  /// The last event so far; nil before the first.
  var cause: EventFact?
  /// Events so far, and those among them that ask for something.
  var eventCount: Int
  var askCount: Int

  var regime: Regime
  var situation: Situation
  var traits: TimelineTraits
  /// Between a change of regime and the settled entry that ends it, both included.
  var isInTransition: Bool
  /// Changes of regime and of pose within this transition so far.
  var regimeChanges: Int
  var poseChanges: Int
  /// Changes of regime since the start.
  var regimeNumber: Int

  var arrangement: Arrangement
  /// Whether the arrangement differs from the visible entry before.
  var hasNewArrangement: Bool
  var frames: [Frame?]
  var hasNewFrames: Bool
  /// In hundredths by item number; empty when all are opaque.
  var opacity: [Int]
  var forms: [ItemID: ItemForm]
  var hasNewForms: Bool
  var instances: [String?]
  var dropped: [ItemID: String]
  var inert: [ItemID]
  var focus: Int?
  var menu: OpenMenu?
  var pass: Int?

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
