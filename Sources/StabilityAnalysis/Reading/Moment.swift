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

  let circumstances: Circumstances
  /// Between a change of regime and the settled entry that ends it, both included.
  let isInTransition: Bool
  /// Changes of regime and of pose within this transition so far.
  let regimeChanges: Int
  let poseChanges: Int
  /// Changes of regime since the start.
  let regimeNumber: Int

  let placement: Placement
  /// Whether the arrangement differs from the visible entry before; and so on.
  let hasNewArrangement: Bool
  let hasNewFrames: Bool
  let hasNewOpacity: Bool
  let hasNewForms: Bool
  let hasNewInstances: Bool
  let pass: Int?

  /// - Parameters:
  ///   - entry: what is read; its state is in `circumstances` and `placement`.
  ///   - event: the event of the entry.
  ///   - events: the last one so far, and how many there were.
  ///   - circumstances: its state, shared with the moment before when nothing of it changed.
  ///   - placement: its layout, shared in the same way.
  ///   - last: the visible moment before.
  init(
    _ entry: TimelineEntry,
    event: EventFact?,
    events: borrowing EventFold,
    circumstances: Circumstances,
    placement: Placement,
    after last: Moment?
  ) {
    index = entry.index
    at = entry.at
    isSettled = entry.isSettled
    self.event = event
    cause = events.last
    eventCount = events.count
    askCount = events.askCount

    self.circumstances = circumstances
    let old = last?.circumstances
    let isNewRegime = old.map { $0 !== circumstances && $0.regime != circumstances.regime } ?? false
    let isNewPose = isNewRegime && old?.regime.pose != circumstances.regime.pose
    let wasInTransition = last.map { $0.isInTransition && !$0.isSettled } ?? false
    isInTransition = isNewRegime || wasInTransition
    regimeChanges = (wasInTransition ? last?.regimeChanges ?? 0 : 0) + (isNewRegime ? 1 : 0)
    poseChanges = (wasInTransition ? last?.poseChanges ?? 0 : 0) + (isNewPose ? 1 : 0)
    regimeNumber = (last?.regimeNumber ?? 0) + (isNewRegime ? 1 : 0)

    self.placement = placement
    let before = last?.placement
    let isNew = before !== placement
    hasNewArrangement = isNew && before?.arrangement != placement.arrangement
    hasNewFrames = isNew && before?.frames != placement.frames
    hasNewOpacity = isNew && before?.opacity != placement.opacity
    hasNewForms = isNew && before?.forms != placement.forms
    hasNewInstances = isNew && before?.instances != placement.instances
    pass = entry.pass
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

extension Moment {
  func frame(of item: Int) -> Frame? { placement.frame(of: item) }
  func opacity(of item: Int) -> Int { placement.opacity(of: item) }
  func form(of item: Int) -> ItemForm? { placement.form(of: item) }
  func instance(of item: Int) -> String? { placement.instance(of: item) }

  var arrangement: Arrangement { placement.arrangement }
  var frames: [Frame?] { placement.frames }
  var opacity: [Int?] { placement.opacity }
  var forms: [Placement.Form] { placement.forms }
  var instances: [String?] { placement.instances }
  var dropped: [ItemID: String] { placement.dropped }
  var inert: [ItemID] { placement.inert }
  var focus: Int? { placement.focus }
  var menu: OpenMenu? { placement.menu }

  var traits: TimelineTraits { circumstances.traits }
  var situation: Situation { circumstances.situation }
  var regime: Regime { circumstances.regime }
  var window: Size? { circumstances.window }
  var isRightToLeft: Bool { circumstances.isRightToLeft }
  var leftEdge: Length { circumstances.leftEdge }
  var rightEdge: Length? { circumstances.rightEdge }
  var trailingEdge: Length? { circumstances.trailingEdge }
  var keyboardTop: Length? { circumstances.keyboardTop }
  var isSearching: Bool { circumstances.situation.isSearching }
  var isPlain: Bool { circumstances.isPlain }
}
