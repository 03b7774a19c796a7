import TimelineModel
import ToolbarModel

/// An item that moves although nothing about it changed.
struct CollateralShiftRule: RuleChecker {
  static let manual = RuleManual(
    rule: .collateralShift,
    what:
      "Inside one regime an item moves against the edge it holds to, by a push that is undone within 3 s, or past its final place.",
    why: "From 22 pt on the old spot belongs to a neighbour: the next tap hits the wrong thing.",
    example: "running grows the label of one button and every icon before it slides by 16 pt.",
    severity: "by distance: 1 pt info, 3 pt warning, 22 pt error",
    exceptions:
      "Title and overflow button; moves by customizing, text size, search, scroll, keyboard and navigation; what a resize or a state change pushes as it adds or takes an item.",
    hint: "reserve the wider of two labels; overlay short messages instead of inserting them"
  )

  /// Where an item stood before it was pushed.
  private struct Push {
    var moment: Moment
    var frame: Frame
    var bar: Bar
    var distance: Length
    var at: ReplayInstant
  }

  private let info: Length
  private let warning: Length
  private let error: Length
  private let bounce: ReplayDuration
  private let overshoot: Length
  private var pushes: [Int: [Push]] = [:]
  private var paths = ItemPaths()
  private var eventCount = -1
  private var hasFrames = false
  private var lastStep: Step?

  init(_ options: RuleOptions) {
    info = options.length("info")
    warning = options.length("warning")
    error = options.length("error")
    bounce = options.duration("bounce")
    overshoot = options.length("overshoot")
  }

  func notChecked(_ step: Step?) -> String? { hasFrames ? nil : "the timeline has no `frames`" }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    if !hasFrames { hasFrames = moment.frames.contains { $0 != nil } }
    if moment.eventCount != eventCount {
      judgePaths(&findings)
      eventCount = moment.eventCount
    }
    defer { lastStep = paths.isEmpty ? nil : step }
    guard let previous = step.previous else { return }
    guard previous.regimeNumber == moment.regimeNumber, !moment.isInTransition, isJudged(moment)
    else {
      if !pushes.isEmpty { pushes = [:] }
      paths.reset()
      return
    }
    guard moment.hasNewFrames || hasNewEdges(moment, previous) else { return }
    for row in moment.arrangement.rows where row.bar != .overflow {
      judge(row, step, previous, &findings)
    }
  }

  mutating func finish(_ step: Step, _ findings: inout FindingCollector) {
    judgePaths(&findings)
  }

  private func hasNewEdges(_ moment: Moment, _ previous: Moment) -> Bool {
    if moment.circumstances === previous.circumstances { return false }
    return previous.window != moment.window || previous.traits.safeArea != moment.traits.safeArea
      || previous.situation.keyboard != moment.situation.keyboard
  }

  /// Customizing, text size, search, scroll, keyboard and navigation may move what they like.
  private func isJudged(_ moment: Moment) -> Bool {
    switch moment.openCause?.verb {
    case .customize?, .dynamicType?, .search?, .scroll?, .keyboard?, .push?, .pop?, .present?,
      .dismiss?, .tab?:
      false
    case .fold?, .unfold?, .hinge?, .rotate?, .resize?, .splitView?, .set?, .window?, .menu?,
      .focus?, .tap?, .wait?, nil:
      true
    }
  }

  private mutating func judge(
    _ row: Arrangement.Row,
    _ step: Step,
    _ previous: Moment,
    _ findings: inout FindingCollector
  ) {
    let moment = step.moment
    lazy var isPushed = hasOtherItems(row, previous)
    for item in row.items {
      guard item != step.items.title, item != step.items.overflow,
        previous.arrangement.bar(of: item) == row.bar,
        let old = previous.frame(of: item), let new = moment.frame(of: item)
      else { continue }
      let distance = Anchor.displacement(
        of: item,
        in: row.bar,
        from: (previous, old),
        to: (moment, new),
        step.items
      )
      guard distance > 0 else { continue }
      paths.take(item, row.bar, (previous, old), (moment, new), step.items)
      guard distance >= info else { continue }
      let verb = moment.openCause?.verb
      let isAllowed = (verb == .resize || verb == .set) && isPushed
      if let back = undone(item, row.bar, (moment, new), step) {
        add(
          item,
          row.bar,
          back.distance,
          "was pushed by \(back.distance) pt and snapped back",
          step,
          &findings
        )
        pushes[item] = nil
      } else if !isAllowed {
        add(
          item,
          row.bar,
          distance,
          "moved by \(distance) pt though nothing about it changed",
          step,
          &findings
        )
      } else if verb == .set {
        pushes[item, default: []].removeAll { moment.at - $0.at > bounce }
        pushes[item, default: []].append(
          Push(moment: previous, frame: old, bar: row.bar, distance: distance, at: moment.at)
        )
      }
    }
  }

  private func hasOtherItems(_ row: Arrangement.Row, _ previous: Moment) -> Bool {
    guard let before = previous.arrangement.items(in: row.bar) else { return true }
    return before != row.items && Set(before) != Set(row.items)
  }

  /// The push that this move undoes.
  private func undone(
    _ item: Int,
    _ bar: Bar,
    _ now: (moment: Moment, frame: Frame),
    _ step: Step
  ) -> Push? {
    pushes[item]?.first { push in
      push.bar == bar && now.moment.at - push.at <= bounce
        && Anchor.displacement(
          of: item,
          in: bar,
          from: (push.moment, push.frame),
          to: now,
          step.items
        ) < info
    }
  }

  private mutating func judgePaths(_ findings: inout FindingCollector) {
    guard let step = lastStep else { return }
    for path in paths.passed(by: overshoot) {
      add(
        path.item,
        path.bar,
        path.distance,
        "passed its final place by \(path.distance) pt",
        step,
        &findings
      )
    }
    paths.reset()
    lastStep = nil
  }

  private func add(
    _ item: Int,
    _ bar: Bar,
    _ distance: Length,
    _ text: String,
    _ step: Step,
    _ findings: inout FindingCollector
  ) {
    let severity: Severity = distance >= error ? .error : distance >= warning ? .warning : .info
    let limit = distance >= error ? error : distance >= warning ? warning : info
    findings.add(
      step.draft(
        .collateralShift,
        severity,
        [item],
        in: bar,
        text,
        value: Score(distance),
        limit: Score(limit),
        unit: "pt",
        before: step.previous?.frame(of: item).map(Self.place) ?? "",
        after: step.moment.frame(of: item).map(Self.place) ?? "",
        entries: step.previous.map { [$0.index] } ?? []
      )
    )
  }

  private static func place(_ frame: Frame) -> String { "(\(frame.x), \(frame.y))" }
}
