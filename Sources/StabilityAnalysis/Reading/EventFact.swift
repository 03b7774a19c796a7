import TimelineModel
import ToolbarModel

/// An event of the timeline as the rules see it: its verb, what it asks for and the gesture it belongs to.
///
/// A reference to something that never changes: it is the cause of every moment until the next event.
final class EventFact: Sendable {
  let text: String
  /// Nil for `start` and for words of other engines.
  let verb: EventVerb?
  let argument: EventArgument
  let entry: Int
  let at: ReplayInstant
  let line: Int?
  /// The event that raised this one, with its line; findings name it.
  let root: (text: String, line: Int?)?
  /// Entry of the first sample of its drag or scroll; its own entry for any other event.
  let gesture: Int
  /// It goes on with a drag or scroll whose last sample is at most 100 ms old.
  let isContinuation: Bool
  /// It goes the other way than the sample before it.
  let isReversal: Bool

  init(
    _ reading: EventReading,
    entry: TimelineEntry,
    root: (text: String, line: Int?)?,
    gesture: Int,
    isContinuation: Bool,
    isReversal: Bool
  ) {
    text = reading.text
    verb = reading.verb
    argument = reading.argument
    self.entry = entry.index
    at = entry.at
    line = entry.line
    self.root = root
    self.gesture = gesture
    self.isContinuation = isContinuation
    self.isReversal = isReversal
  }

  /// Events that license nothing: what changes at them was not asked for.
  var isSilent: Bool { verb?.isSilent ?? true }

  /// Whether something may come back because of it.
  var asks: Bool { !isSilent && (!isContinuation || isReversal) }

  /// What findings name as their cause: the event of the scenario, not one that the machine raised.
  var named: (text: String, line: Int?) { root ?? (text, line) }

  /// Names it for the grouping of findings: samples of one gesture are one event.
  var causeNumber: Int { gesture }
}

extension EventVerb {
  /// Window, menu, focus, tap and wait license nothing.
  var isSilent: Bool {
    switch self {
    case .window, .menu, .focus, .tap, .wait: true
    case .fold, .unfold, .hinge, .rotate, .resize, .splitView, .search, .keyboard, .scroll, .push,
      .pop, .present, .dismiss, .tab, .set, .customize, .dynamicType:
      false
    }
  }

  var isNavigation: Bool {
    switch self {
    case .push, .pop, .present, .dismiss, .tab: true
    case .fold, .unfold, .hinge, .rotate, .resize, .splitView, .search, .keyboard, .scroll, .set,
      .customize, .dynamicType, .window, .menu, .focus, .tap, .wait:
      false
    }
  }

  var isPose: Bool {
    switch self {
    case .fold, .unfold, .hinge, .rotate, .splitView: true
    case .resize, .search, .keyboard, .scroll, .push, .pop, .present, .dismiss, .tab, .set,
      .customize, .dynamicType, .window, .menu, .focus, .tap, .wait:
      false
    }
  }

  /// Comes in samples while a hand moves.
  var isContinuous: Bool {
    switch self {
    case .resize, .scroll, .hinge: true
    case .fold, .unfold, .rotate, .splitView, .search, .keyboard, .push, .pop, .present, .dismiss,
      .tab, .set, .customize, .dynamicType, .window, .menu, .focus, .tap, .wait:
      false
    }
  }
}
