import TimelineModel
import ToolbarModel

/// A bar that is, or is not, what stack, pose, keyboard and scroll ask for.
struct StuckModeRule: RuleChecker {
  static let manual = RuleManual(
    rule: .stuckMode,
    what:
      "At rest the set of bars differs from the first time of an equal state, bars stayed as they were although the regime changed, or a keyboard bar stands without a keyboard.",
    why: "A whole bar that is missing or in the way stops the task.",
    example:
      "a screen that hides the tab bar is popped under a sheet; the tab bar never comes back.",
    severity: "error",
    exceptions: "When scrolled bars come back is judged only with a declared policy.",
    hint: "make a bar's visibility a function of the present stack, pose, keyboard and scroll"
  )

  private let restore: String?
  private var hadKeyboardBar = false
  private var told: Set<Bar> = []

  init(_ options: RuleOptions) {
    restore =
      options.word("restore")
      ?? (options.declared.restoration == .atScrollEdge ? "top" : nil)
  }

  func notChecked(_ step: Step?) -> String? {
    restore == nil
      ? "when scrolled bars come back: no `stuck-mode.restore` is declared; the rest was checked"
      : nil
  }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    if step.previous == nil {
      hadKeyboardBar = moment.arrangement.items(in: .keyboardBar) != nil
    }
    guard moment.isSettled else { return }
    var now: [(bar: Bar, text: String)] = []
    func add(_ bars: [Bar], _ text: String) {
      for bar in bars where !now.contains(where: { $0.bar == bar }) { now.append((bar, text)) }
    }
    if let first = step.first, first.arrangement != moment.arrangement {
      let bars = moment.arrangement.screenBars
      let before = first.arrangement.screenBars
      add(before.filter { !bars.contains($0) }, "is missing though the same state had it before")
      add(bars.filter { !before.contains($0) }, "is there though the same state had none before")
      add(staleBars(step, first), "stayed as it was although pose or screen changed")
    }
    if !hadKeyboardBar, !moment.situation.keyboard.isShown,
      moment.arrangement.items(in: .keyboardBar) != nil
    {
      add([.keyboardBar], "is there without a keyboard")
    }
    add(unrestored(step), "has not come back though the scroll asks for it")
    for fault in now where !told.contains(fault.bar) {
      var draft = step.draft(
        .stuckMode,
        .error,
        [],
        in: fault.bar,
        fault.text,
        before: step.first?.arrangement.text(step.items) ?? "",
        after: moment.arrangement.text(step.items),
        entries: step.first.map { [$0.entry] } ?? []
      )
      draft.items = [fault.bar.rawValue]
      findings.add(draft)
    }
    if !(now.isEmpty && told.isEmpty) { told = Set(now.map(\.bar)) }
  }

  /// Bars that a change of regime left untouched although this state once had others.
  private func staleBars(_ step: Step, _ first: SettledRecord) -> [Bar] {
    let moment = step.moment
    guard let rest = step.lastSettled, rest.regimeNumber != moment.regimeNumber,
      rest.arrangement == moment.arrangement, first.arrangement != moment.arrangement
    else { return [] }
    let bars = Bar.allCases.filter { bar in
      first.arrangement.items(in: bar) != moment.arrangement.items(in: bar)
    }
    let screen = bars.filter { $0 != .overflow }
    return screen.isEmpty ? bars : screen
  }

  private func unrestored(_ step: Step) -> [Bar] {
    let moment = step.moment
    let scroll = moment.situation.scroll
    let asksBack =
      switch restore {
      case "reverse": scroll == .up || scroll == .top
      case "top": scroll == .top
      default: false
      }
    guard asksBack, let wanted = step.expected ?? step.start else { return [] }
    return wanted.arrangement.screenBars.filter { !moment.arrangement.screenBars.contains($0) }
  }
}
