import ToolbarModel

/// Keyboard focus that falls out of the bar with its item.
struct FocusLostRule: RuleChecker {
  static let manual = RuleManual(
    rule: .focusLost,
    what:
      "The focused item leaves the bars and the next focus at rest is neither it, nor its neighbour, nor the overflow button.",
    why: "People who use the keyboard start again at the top of the page.",
    example: "the focused help is pushed into the menu and nothing has focus.",
    severity: "error",
    exceptions: "A focus event in between, an open menu, a change of screen or tab.",
    hint: "move focus to the overflow button or the next visible item as the item leaves"
  )

  private struct Lost {
    var item: Int
    var bar: Bar
    var row: [Int]
    var entry: Int
    var cause: EventFact?
    var stack: [Situation.Layer]
    var tab: String?
  }

  private var lost: Lost?
  private var hasFocus = false

  init(_ options: RuleOptions) {}

  func notChecked(_ step: Step?) -> String? { hasFocus ? nil : "the timeline has no `focus`" }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    if moment.focus != nil { hasFocus = true }
    if moment.event?.verb == .focus { lost = nil }
    if let focus = step.previous?.focus, let bar = step.previous?.arrangement.screenBar(of: focus),
      moment.arrangement.screenBar(of: focus) == nil
    {
      lost = Lost(
        item: focus,
        bar: bar,
        row: step.previous?.arrangement.items(in: bar) ?? [],
        entry: moment.index,
        cause: moment.namedCause,
        stack: step.previous?.regime.stack ?? [],
        tab: step.previous?.regime.tab
      )
    }
    guard moment.isSettled, let lost else { return }
    self.lost = nil
    guard moment.menu == nil, moment.regime.stack == lost.stack, moment.regime.tab == lost.tab,
      !isInherited(lost, step)
    else { return }
    findings.add(
      step.draft(
        .focusLost,
        .error,
        [lost.item],
        in: lost.bar,
        "left the bar with the focus, which went to \(moment.focus.map(step.items.name) ?? "nothing")",
        before: step.items.name(lost.item),
        after: moment.focus.map(step.items.name) ?? "nothing",
        entries: [lost.entry],
        cause: lost.cause
      )
    )
  }

  /// Who may have the focus now: the item itself, its neighbours, the overflow button.
  private func isInherited(_ lost: Lost, _ step: Step) -> Bool {
    guard let focus = step.moment.focus,
      step.moment.arrangement.screenBar(of: focus) != nil
    else { return false }
    let overflow = step.items.overflow
    if focus == lost.item || focus == overflow || lost.item == overflow { return true }
    guard let place = lost.row.firstIndex(of: lost.item) else { return false }
    func isVisible(_ item: Int) -> Bool {
      step.moment.arrangement.screenBar(of: item) == lost.bar && item != step.items.title
    }
    return focus == lost.row[(place + 1)...].first(where: isVisible)
      || focus == lost.row[..<place].last(where: isVisible)
  }
}
