import TimelineModel
import ToolbarModel

/// Shrinking brings something in, growing throws something out, or items return in the wrong order.
struct NonMonotoneRule: RuleChecker {
  static let manual = RuleManual(
    rule: .nonMonotone,
    what:
      "While the window only shrinks an item enters a bar, while it only grows one leaves, items return out of order, or equal events lose one item after the other.",
    why:
      "People follow a resize with their eyes; what comes and goes against the hand looks broken.",
    example: "growing brings the narrow last item back first, then swaps it for two others.",
    severity: "error when still so at rest, else warning",
    exceptions:
      "Title, overflow button, back and tabs; a step that changes the size class; two that leave for one overflow button.",
    hint:
      "decide from priorities and the present length only; return items in the reverse order in which they leave"
  )

  private struct Fault {
    var item: Int
    var bar: Bar?
    var text: String
    var step: Step
    /// Where it must stand at rest for the fault to be still so.
    var isPlaced: Bool
  }

  private struct Drift {
    var text: String
    var visible: ItemSet
    var streak: Int
    var first: Int
  }

  private let repeats: Int
  private var window: Size?
  private var eventCount = -1
  /// Sign of the change by the last resize; 0 is none that is judged.
  private var direction = 0
  private var groups: [[Int]] = []
  private var askCount = 0
  private var pending: [Fault] = []
  private var drifts: [Int: Drift] = [:]

  init(_ options: RuleOptions) { repeats = options.number("repeats") / 100 }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    if moment.eventCount != eventCount {
      eventCount = moment.eventCount
      startEvent(step)
    }
    if moment.regimeNumber != step.previous?.regimeNumber {
      direction = 0
      groups = []
    }
    if moment.hasNewArrangement, let previous = step.previous { judge(step, previous) }
    window = moment.window
    guard moment.isSettled else { return }
    settle(step, &findings)
    judgeDrift(step, &findings)
  }

  mutating func finish(_ step: Step, _ findings: inout FindingCollector) {
    for fault in pending { add(fault, .warning, &findings) }
  }

  private mutating func startEvent(_ step: Step) {
    let moment = step.moment
    direction = 0
    guard let cause = moment.cause, !cause.isSilent else { return }
    guard cause.verb == .resize, let old = window, let new = moment.window else {
      groups = []
      return
    }
    let across = (new.width.hundredths - old.width.hundredths).signum()
    let down = (new.height.hundredths - old.height.hundredths).signum()
    direction = across == 0 || down == 0 ? across + down : 0
  }

  private mutating func judge(_ step: Step, _ previous: Moment) {
    guard direction != 0 else { return }
    let moment = step.moment
    var left: [Int] = []
    var entered: [Int] = []
    let (before, now) = (previous.arrangement.onScreen, moment.arrangement.onScreen)
    for item in previous.arrangement.order where isJudged(item, step) {
      if before.contains(item), !now.contains(item) { left.append(item) }
    }
    for item in moment.arrangement.order where isJudged(item, step) {
      if now.contains(item), !before.contains(item) { entered.append(item) }
    }
    if direction < 0 {
      if !left.isEmpty { groups.append(left) }
      for item in entered {
        let bar = moment.arrangement.bar(of: item)
        let text = "entered the bar while the window only shrank"
        pending.append(Fault(item: item, bar: bar, text: text, step: step, isPlaced: true))
      }
      remove(entered)
    } else {
      for item in left {
        let bar = previous.arrangement.bar(of: item)
        let text = "left the bar while the window only grew"
        pending.append(Fault(item: item, bar: bar, text: text, step: step, isPlaced: false))
      }
      for item in outOfOrder(entered) {
        let bar = moment.arrangement.bar(of: item)
        let text = "returned before what had left after it"
        pending.append(Fault(item: item, bar: bar, text: text, step: step, isPlaced: true))
      }
      remove(entered)
    }
  }

  /// Returned items of an earlier group although a later one is not whole again.
  private func outOfOrder(_ entered: [Int]) -> [Int] {
    guard let top = groups.lastIndex(where: { !$0.allSatisfy(entered.contains) }) else { return [] }
    return groups[..<top].flatMap { $0.filter(entered.contains) }
  }

  private mutating func remove(_ items: [Int]) {
    for index in groups.indices { groups[index].removeAll(where: items.contains) }
    groups.removeAll(where: \.isEmpty)
  }

  private mutating func settle(_ step: Step, _ findings: inout FindingCollector) {
    for fault in pending {
      let isPlaced = step.moment.arrangement.screenBar(of: fault.item) != nil
      add(fault, isPlaced == fault.isPlaced ? .error : .warning, &findings)
    }
    pending = []
  }

  private func add(_ fault: Fault, _ severity: Severity, _ findings: inout FindingCollector) {
    let step = fault.step
    findings.add(
      step.draft(
        .nonMonotone,
        severity,
        [fault.item],
        in: fault.bar,
        fault.text,
        before: step.previous?.arrangement.text(step.items) ?? "",
        after: step.moment.arrangement.text(step.items)
      )
    )
  }

  /// Three or more equal events, the same state after each, and every time an item less.
  private mutating func judgeDrift(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    guard let cause = moment.cause, moment.eventCount > (step.lastSettled?.eventCount ?? 0) else {
      return
    }
    var visible = ItemSet()
    for item in moment.arrangement.onScreen where isJudged(item, step) { visible.insert(item) }
    let key = step.stateNumber
    guard let drift = drifts[key], drift.text == cause.text, visible.count < drift.visible.count,
      visible.isSubset(of: drift.visible)
    else {
      drifts[key] = Drift(text: cause.text, visible: visible, streak: 1, first: moment.index)
      return
    }
    drifts[key]?.visible = visible
    drifts[key]?.streak = drift.streak + 1
    guard drift.streak + 1 >= repeats else { return }
    let lost = Array(drift.visible.subtracting(visible))
    findings.add(
      step.draft(
        .nonMonotone,
        .error,
        lost,
        in: step.lastSettled.flatMap { rest in
          lost.first.flatMap { rest.arrangement.bar(of: $0) }
        },
        "left after event \(drift.streak + 1) of the same kind in the same state",
        value: Score(drift.streak + 1),
        limit: Score(repeats - 1),
        unit: "events",
        entries: [drift.first]
      )
    )
  }

  /// The item that stands for a group goes when its members return, and comes when they leave.
  private func isJudged(_ item: Int, _ step: Step) -> Bool {
    !step.items.isSystem(item) && !step.items.isGroup(item)
  }
}
