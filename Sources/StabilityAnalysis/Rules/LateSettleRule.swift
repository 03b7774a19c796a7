import ToolbarModel

/// Right in the end, but late, in several passes, behind its edge, or only by an unrelated event.
struct LateSettleRule: RuleChecker {
  static let manual = RuleManual(
    rule: .lateSettle,
    what:
      "The placement still changes long after the event, needs more than 2 passes, trails its edge, or is corrected only by an unrelated event.",
    why:
      "Keyboard and pane animations take about 250 ms; what moves later is seen as a second, unexplained change.",
    example: "the keyboard rises in 250 ms, the bar above it appears after 400 ms.",
    severity:
      "warning over 250 ms, over 2 passes or 100 ms behind the edge; error over 500 ms or when corrected by an unrelated event",
    exceptions: "Animated travel that follows its edge in every frame.",
    hint: "lay out with the final values at the event; do not wait for the animation to end"
  )

  private let warning: ReplayDuration
  private let error: ReplayDuration
  private let passes: Int
  private let anchor: ReplayDuration
  private var window: EventWindow?
  private var correction = SilentCorrection()

  /// What happened since the last event.
  private struct EventWindow {
    var event: EventFact?
    var start: ReplayInstant
    var eventCount: Int
    var regimeNumber: Int
    var lastChange: Step?
    var changed: [Int] = []
    var edgeMove: ReplayInstant?
    /// Trailing items that moved after their edge, each with its last move.
    var itemMoves: [(item: Int, at: ReplayInstant)] = []
    var lastStep: Step
  }

  init(_ options: RuleOptions) {
    warning = options.duration("warning")
    error = options.duration("error")
    passes = options.number("passes") / 100
    anchor = options.duration("anchor")
  }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    if window?.eventCount != moment.eventCount {
      judge(&findings)
      window = EventWindow(
        event: moment.cause,
        start: moment.cause?.at ?? moment.at,
        eventCount: moment.eventCount,
        regimeNumber: step.previous?.regimeNumber ?? moment.regimeNumber,
        lastStep: step
      )
    }
    window?.lastStep = step
    if let previous = step.previous { follow(step, previous) }
    if let items = correction.corrected(by: step) {
      findings.add(
        step.draft(
          .lateSettle,
          .error,
          items,
          in: items.first.flatMap { moment.arrangement.bar(of: $0) },
          "reached their places only at an unrelated event",
          before: step.lastSettled?.arrangement.text(step.items) ?? "",
          after: moment.arrangement.text(step.items),
          entries: step.lastSettled.map { [$0.index] } ?? []
        )
      )
    }
  }

  mutating func finish(_ step: Step, _ findings: inout FindingCollector) { judge(&findings) }

  private mutating func follow(_ step: Step, _ previous: Moment) {
    let moment = step.moment
    if moment.hasNewArrangement || moment.hasNewForms {
      var changed = step.changes
      if moment.hasNewForms {
        for form in moment.forms where form.form != previous.form(of: form.item) {
          if previous.arrangement.placed.contains(form.item) { changed.append(form.item) }
        }
      }
      if !changed.isEmpty {
        window?.lastChange = step
        if moment.event == nil { window?.changed = changed }
      }
    }
    if let old = previous.trailingEdge, let new = moment.trailingEdge, old != new {
      window?.edgeMove = moment.at
    }
    // What moved before its edge did cannot be late behind it.
    guard moment.hasNewFrames, window?.edgeMove != nil else { return }
    for item in moment.frames.indices where Anchor.isTrailing(item, step.items) {
      guard let old = previous.frame(of: item), let new = moment.frame(of: item), old.x != new.x
      else { continue }
      window?.itemMoves.removeAll { $0.item == item }
      window?.itemMoves.append((item, moment.at))
    }
  }

  private func judge(_ findings: inout FindingCollector) {
    guard let window else { return }
    if let step = window.lastChange, step.moment.index > 0 { judgeChange(window, step, &findings) }
    guard let edgeMove = window.edgeMove,
      window.lastStep.moment.regimeNumber == window.regimeNumber
    else { return }
    for (item, move) in window.itemMoves.sorted(by: { $0.item < $1.item })
    where move - edgeMove > anchor {
      let step = window.lastStep
      findings.add(
        step.draft(
          .lateSettle,
          .warning,
          [item],
          in: step.moment.arrangement.bar(of: item),
          "reached its place \((move - edgeMove).milliseconds) ms after its edge came to rest",
          value: Score(move - edgeMove),
          limit: Score(anchor),
          unit: "ms",
          cause: window.event
        )
      )
    }
  }

  private func judgeChange(
    _ window: EventWindow,
    _ step: Step,
    _ findings: inout FindingCollector
  ) {
    let late = step.moment.at - window.start
    let pass = step.moment.pass ?? 0
    guard late > warning || pass > passes else { return }
    let isLate = late > warning
    findings.add(
      step.draft(
        .lateSettle,
        late > error ? .error : .warning,
        window.changed,
        in: window.changed.first.flatMap { step.moment.arrangement.bar(of: $0) },
        isLate
          ? "still changed \(late.milliseconds) ms after the event"
          : "came to rest only in pass \(pass)",
        value: isLate ? Score(late) : Score(pass),
        limit: isLate ? Score(late > error ? error : warning) : Score(passes),
        unit: isLate ? "ms" : "passes",
        before: step.previous?.arrangement.text(step.items) ?? "",
        after: step.moment.arrangement.text(step.items),
        cause: window.event
      )
    )
  }
}
