import ToolbarModel

/// Two items of one bar or of the menu that change sides.
struct ReorderRule: RuleChecker {
  static let manual = RuleManual(
    rule: .reorder,
    what:
      "Two items in the same bar change their order within one regime, or the menu lists items in another order than they are declared in.",
    why: "The hand remembers the order; a changed one costs a wrong tap.",
    example: "undo, redo, help, print in the menu although print is declared before undo.",
    severity: "error",
    exceptions:
      "A customization within 500 ms; a change of pose, screen or tab; items always in the menu; the menu once the person has customized.",
    hint: "keep declaration order in bars and menu; let an order change only by customizing"
  )

  private let customize: ReplayDuration
  private var told = ItemSet()

  init(_ options: RuleOptions) { customize = options.duration("customize") }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    if step.moment.hasNewArrangement { judgeChange(step, &findings) }
    if step.moment.isSettled { judgeMenu(step, &findings) }
  }

  private func judgeChange(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    guard let previous = step.previous, previous.regimeNumber == moment.regimeNumber,
      !moment.isInTransition
    else { return }
    if let cause = moment.cause, cause.verb == .customize, moment.at - cause.at <= customize {
      return
    }
    let isSearch = moment.openCause?.verb == .search
    for row in previous.arrangement.rows {
      guard let later = moment.arrangement.items(in: row.bar), later != row.items else { continue }
      // A search may move the system's own controls.
      let before = row.items.filter { isJudged($0, isSearch, step) }
      let inverted = Arrangement.inversions(of: before, by: later)
      guard !inverted.isEmpty else { continue }
      findings.add(
        step.draft(
          .reorder,
          .error,
          inverted,
          in: row.bar,
          "changed their order in \(Bar.text(row.bar))",
          before: row.items.map(step.items.name).joined(separator: ", "),
          after: later.map(step.items.name).joined(separator: ", "),
          entries: [previous.index]
        )
      )
    }
  }

  private func isJudged(_ item: Int, _ isSearch: Bool, _ step: Step) -> Bool {
    item != step.items.divider && !(isSearch && step.items.isSystem(item))
  }

  private mutating func judgeMenu(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    guard moment.situation.customizations == 0 else {
      told = ItemSet()
      return
    }
    let menu = moment.arrangement.menu.filter { item in
      step.items.isDeclared(item) && !step.items.isPermanent(item)
    }
    guard zip(menu, menu.dropFirst()).contains(where: { $0 > $1 }) else {
      told = ItemSet()
      return
    }
    let inverted = Arrangement.inversions(of: menu, by: menu.sorted())
    defer { told = ItemSet(inverted) }
    guard !inverted.allSatisfy(told.contains) else { return }
    let unsure = inverted.filter(step.items.mayBePermanent)
    findings.add(
      step.draft(
        .reorder,
        .error,
        inverted,
        in: .overflow,
        "are listed in the menu in another order than declared",
        before: menu.sorted().map(step.items.name).joined(separator: ", "),
        after: menu.map(step.items.name).joined(separator: ", "),
        unlessPermanent: unsure
      )
    )
  }
}
