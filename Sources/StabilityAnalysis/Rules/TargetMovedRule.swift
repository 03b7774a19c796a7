import ToolbarModel

/// A tap whose target came, went or moved just before.
struct TargetMovedRule: RuleChecker {
  static let manual = RuleManual(
    rule: .targetMoved,
    what:
      "Within 350 ms before a tap, or between press and release, the item at that point appears, goes or moves away from it.",
    why: "A hand needs about 350 ms to react; it hits what was not there when it started.",
    example: "a bar opens under the third of three taps and takes it.",
    severity: "error",
    exceptions: "What the tap itself opens; items that cannot be hit yet.",
    hint: "keep new items inert until they are fully shown; change looks, not places, while pressed"
  )

  private struct Point {
    var x: Length
    var y: Length
  }

  private let within: ReplayDuration
  /// What was shown in the last 350 ms.
  private var glances: [Moment] = []
  private var head = 0
  private var press: (item: Int, at: ReplayInstant, point: Point?)?
  private var hasTap = false

  init(_ options: RuleOptions) { within = options.duration("within") }

  func notChecked(_ step: Step?) -> String? { hasTap ? nil : "the timeline has no `tap`" }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    if let event = moment.event, let touch = touch(event, step.items) {
      hasTap = true
      switch touch.verb {
      case "release":
        judgeRelease(touch.item, event, step, &findings)
      default:
        judge(touch.item, touch.point, event, step, &findings)
        if touch.verb == "press" {
          let frame = glances.last?.frame(of: touch.item)
          let point = touch.point ?? frame.map { Point(x: $0.midX, y: $0.midY) }
          press = (touch.item, event.at, point)
        }
      }
    }
    keep(moment)
  }

  private func touch(
    _ event: EventFact,
    _ items: ItemTable
  ) -> (verb: Substring, item: Int, point: Point?)? {
    // `press` and `release` are words of captures only.
    guard event.verb == nil || event.verb == .tap else { return nil }
    let verb = event.text.prefix { $0 != ":" }
    guard verb == "tap" || verb == "press" || verb == "release" else { return nil }
    let argument = event.argument
    let name = argument["item"] ?? argument["id"] ?? argument["on"] ?? argument.word
    guard let item = items.existingNumber(of: ItemID(name)) else { return nil }
    let sides = EventArgument((argument["point"] ?? "")[...]).list
      .compactMap(EventArgument.hundredths)
    let point =
      sides.count == 2
      ? Point(x: Length(hundredths: sides[0]), y: Length(hundredths: sides[1])) : nil
    return (verb, item, point)
  }

  private func judge(
    _ item: Int,
    _ point: Point?,
    _ event: EventFact,
    _ step: Step,
    _ findings: inout FindingCollector
  ) {
    let from = glances[head...].lastIndex { event.at - $0.at > within } ?? head
    let span = glances[from...]
    guard let last = span.last, !last.inert.contains(step.items.ids[item]),
      !(last.menu != nil && last.arrangement.bar(of: item) == .overflow)
    else { return }
    let isPlaced = span.map { $0.arrangement.screenBar(of: item) != nil }
    guard isPlaced.contains(true) else { return }
    var text: String?
    if isPlaced.last == false {
      text = "was gone when it was tapped"
    } else if isPlaced.contains(false) {
      text = "had appeared less than \(within.milliseconds) ms before it was tapped"
    } else if let frame = last.frame(of: item) {
      let frames = span.compactMap { $0.frame(of: item) }
      let moved =
        if let point {
          frames.contains {
            $0.contains(x: point.x, y: point.y) != frame.contains(x: point.x, y: point.y)
          }
        } else {
          frames.contains { !frame.contains(x: $0.midX, y: $0.midY) }
        }
      if moved { text = "had moved away from its place before it was tapped" }
    }
    guard let text else { return }
    add(item, text, event, span.first, last, step, &findings)
  }

  private mutating func judgeRelease(
    _ item: Int,
    _ event: EventFact,
    _ step: Step,
    _ findings: inout FindingCollector
  ) {
    guard let press, press.item == item, let last = glances.last else { return }
    self.press = nil
    let isThere = last.arrangement.screenBar(of: item) != nil
    let isUnder =
      last.frame(of: item).map { frame in
        press.point.map { frame.contains(x: $0.x, y: $0.y) } ?? true
      } ?? true
    guard !isThere || !isUnder else { return }
    add(item, "left the finger between press and release", event, nil, last, step, &findings)
  }

  private func add(
    _ item: Int,
    _ text: String,
    _ event: EventFact,
    _ first: Moment?,
    _ last: Moment,
    _ step: Step,
    _ findings: inout FindingCollector
  ) {
    findings.add(
      step.draft(
        .targetMoved,
        .error,
        [item],
        in: last.arrangement.bar(of: item),
        text,
        limit: Score(within),
        unit: "ms",
        before: first.map { Bar.text($0.arrangement.bar(of: item)) } ?? "",
        after: Bar.text(last.arrangement.bar(of: item)),
        entries: [last.index],
        cause: event
      )
    )
  }

  private mutating func keep(_ moment: Moment) {
    glances.append(moment)
    // One glance older than the window stays: it is what was in force when the window began.
    while head + 1 < glances.count, moment.at - glances[head + 1].at > within { head += 1 }
    if head > 256 {
      glances.removeFirst(head)
      head = 0
    }
  }
}
