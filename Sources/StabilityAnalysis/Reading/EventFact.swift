import ToolbarModel

/// An event of the timeline as the rules see it: its verb, what it asks for and the gesture it belongs to.
struct EventFact: Sendable {
  var text: String
  /// Nil for `start` and for words of other engines.
  var verb: EventVerb?
  var argument: EventArgument
  var entry: Int
  var at: ReplayInstant
  var line: Int?
  /// The event that raised this one, with its line; findings name it.
  var root: (text: String, line: Int?)?
  /// Entry of the first sample of its drag or scroll; its own entry for any other event.
  var gesture: Int
  /// It goes on with a drag or scroll whose last sample is at most 100 ms old.
  var isContinuation = false
  /// It goes the other way than the sample before it.
  var isReversal = false

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
