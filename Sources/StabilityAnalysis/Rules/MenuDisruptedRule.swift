import TimelineModel
import ToolbarModel

/// An open menu that loses its owner, closes by itself, or lies over a stale bar.
struct MenuDisruptedRule: RuleChecker {
  static let manual = RuleManual(
    rule: .menuDisrupted,
    what:
      "While a menu is open its owner leaves the bars, is rebuilt or moves more than 8 pt, the menu closes by itself, or the bar behind it stays stale for more than 250 ms.",
    why: "The person is reading or aiming at an entry.",
    example: "live updates rebuild the filter button six times while its menu is open.",
    severity: "error",
    exceptions:
      "Closing by menu, tap, resize, window, pose and navigation events; policy freeze for stale bars, policy dismiss for closing.",
    hint:
      "freeze or update an open menu in place; keep its owner's identity and place until it closes"
  )

  private struct Open {
    var owner: Int
    var entry: Int
    var eventCount: Int
    var frame: Frame?
    var instance: String?
    var arrangement: Arrangement
    var told: Set<String> = []
  }

  private let policy: String
  private let distance: Length
  private let stale: ReplayDuration
  private var open: Open?
  private var hasMenu = false

  init(_ options: RuleOptions) {
    let declared = options.declared.menuPolicy
    let word = options.word("policy")
    policy = word == "update" ? declared ?? "update" : word ?? "update"
    distance = options.length("distance")
    stale = options.duration("stale")
  }

  func notChecked(_ step: Step?) -> String? { hasMenu ? nil : "the timeline has no `menu`" }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    guard moment.menu != nil else {
      if let open { judgeClosing(open, step, &findings) }
      open = nil
      return
    }
    hasMenu = true
    if open == nil, let owner = owner(step) {
      open = Open(
        owner: owner,
        entry: moment.index,
        eventCount: moment.eventCount,
        frame: moment.frame(of: owner),
        instance: moment.instance(of: owner),
        arrangement: moment.arrangement
      )
    }
    judgeOwner(step, &findings)
    judgeStale(step, &findings)
  }

  private func owner(_ step: Step) -> Int? {
    let moment = step.moment
    if let owner = moment.menu?.owner { return step.items.existingNumber(of: owner) }
    if let cause = moment.cause, cause.verb == .tap {
      let id = ItemID(cause.argument.word)
      if let item = step.items.existingNumber(of: id) { return item }
    }
    return step.items.overflow
  }

  private mutating func judgeOwner(_ step: Step, _ findings: inout FindingCollector) {
    guard let open else { return }
    let moment = step.moment
    if moment.arrangement.screenBar(of: open.owner) == nil {
      tell("its menu is open and it stands in no bar", step, &findings)
      return
    }
    if let token = moment.instance(of: open.owner) {
      if let old = open.instance, old != token {
        tell("was rebuilt while its menu is open", before: old, after: token, step, &findings)
      }
      self.open?.instance = token
    }
    guard let frame = moment.frame(of: open.owner) else { return }
    guard let old = open.frame else {
      self.open?.frame = frame
      return
    }
    let move = max((frame.x - old.x).magnitude, (frame.y - old.y).magnitude)
    guard move > distance else { return }
    tell(
      "moved away while its menu is open",
      value: Score(move),
      limit: Score(distance),
      unit: "pt",
      before: "(\(old.x), \(old.y))",
      after: "(\(frame.x), \(frame.y))",
      step,
      &findings
    )
  }

  private mutating func judgeStale(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    guard moment.isSettled, policy != "freeze", let cause = moment.cause,
      moment.at - cause.at > stale, let fresh = step.rest?.firstWithoutMenu,
      fresh.arrangement != moment.arrangement
    else { return }
    tell(
      "its menu is open over a bar that is not up to date",
      value: Score(moment.at - cause.at),
      limit: Score(stale),
      unit: "ms",
      before: fresh.arrangement.text(step.items),
      after: moment.arrangement.text(step.items),
      step,
      &findings
    )
  }

  private func judgeClosing(_ open: Open, _ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    if moment.eventCount > open.eventCount, let cause = moment.openCause, mayClose(cause) { return }
    if policy == "dismiss", moment.arrangement != open.arrangement { return }
    findings.add(
      step.draft(
        .menuDisrupted,
        .error,
        [open.owner],
        in: moment.arrangement.bar(of: open.owner),
        "its menu closed without the person, the window or the pose asking for it",
        before: "open",
        after: "closed",
        entries: [open.entry]
      )
    )
  }

  private func mayClose(_ event: EventFact) -> Bool {
    switch event.verb {
    case .menu?, .tap?, .resize?, .window?, .fold?, .unfold?, .hinge?, .rotate?, .splitView?,
      .push?, .pop?, .present?, .dismiss?, .tab?:
      true
    case .search?, .keyboard?, .scroll?, .set?, .customize?, .dynamicType?, .focus?, .wait?, nil:
      false
    }
  }

  private mutating func tell(
    _ text: String,
    value: Score? = nil,
    limit: Score? = nil,
    unit: String = "",
    before: String = "",
    after: String = "",
    _ step: Step,
    _ findings: inout FindingCollector
  ) {
    guard let open, self.open?.told.insert(text).inserted == true else { return }
    findings.add(
      step.draft(
        .menuDisrupted,
        .error,
        [open.owner],
        in: step.moment.arrangement.bar(of: open.owner),
        text,
        value: value,
        limit: limit,
        unit: unit,
        before: before,
        after: after,
        entries: [open.entry]
      )
    )
  }
}
