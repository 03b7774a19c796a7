import ToolbarModel

/// A layout that finds no rest: the same arrangements again and again with no event in between.
struct OscillationRule: RuleChecker {
  static let manual = RuleManual(
    rule: .oscillation,
    what:
      "The same arrangements repeat with a period of 2 to 4 and no event in between, or one change needs more than 4 passes.",
    why: "There is no fixed point: what a pass decides changes what the next pass measures.",
    example:
      "tools stands in the bar, in the menu, in the bar, in the menu, every 16 ms at one width.",
    severity: "error",
    exceptions:
      "Folding and unfolding repeated by events; clocks and spinners, whose content is their own input.",
    hint:
      "decide with the overflow button's width reserved; make laying out twice equal laying out once"
  )

  private struct Signature: Equatable {
    var arrangement: Arrangement
    var forms: [Placement.Form]
  }

  private let cycle: Int
  private let passes: Int
  private var run: [Signature] = []
  private var runLength = 0
  private var period: Int?
  private var changed: [Int] = []
  private var entries: [Int] = []
  private var eventCount = -1
  /// What to report when the run ends.
  private var last: Step?

  init(_ options: RuleOptions) {
    cycle = max(4, options.number("cycle") / 100)
    passes = options.number("passes") / 100
  }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    if moment.eventCount != eventCount {
      let goesOn =
        moment.event?.verb == .scroll && moment.event?.isContinuation == true
        && moment.eventCount == eventCount + 1
      eventCount = moment.eventCount
      if !goesOn { endRun(&findings) }
    }
    if run.isEmpty || moment.hasNewArrangement || moment.hasNewForms { take(step) }
    if let pass = moment.pass, pass > passes {
      findings.add(
        step.draft(
          .oscillation,
          .error,
          changed,
          in: bar(of: changed.first, step),
          "still not at rest in pass \(pass)",
          value: Score(pass),
          limit: Score(passes),
          unit: "passes"
        )
      )
    }
  }

  mutating func finish(_ step: Step, _ findings: inout FindingCollector) { endRun(&findings) }

  private mutating func take(_ step: Step) {
    let signature = Signature(arrangement: step.moment.arrangement, forms: step.moment.forms)
    guard signature != run.last else { return }
    if let before = run.last {
      for item in step.changes where !changed.contains(item) { changed.append(item) }
      for form in signature.forms where !before.forms.contains(form) {
        if !changed.contains(form.item) { changed.append(form.item) }
      }
    }
    run.append(signature)
    if run.count > cycle { run.removeFirst() }
    runLength += 1
    if entries.count < 12 { entries.append(step.moment.index) }
    if let found = repeatedPeriod() {
      period = found
      last = step
    }
  }

  private func repeatedPeriod() -> Int? {
    guard run.count == cycle else { return nil }
    return (2...4).first { period in
      period < cycle && (period..<cycle).allSatisfy { run[$0] == run[$0 - period] }
    }
  }

  private mutating func endRun(_ findings: inout FindingCollector) {
    if let period, let last {
      findings.add(
        last.draft(
          .oscillation,
          .error,
          changed,
          in: bar(of: changed.first, last),
          "keep changing with period \(period): \(runLength) arrangements and no event in between",
          value: Score(runLength),
          limit: Score(cycle - 1),
          unit: "arrangements",
          before: run.dropLast().last?.arrangement.text(last.items) ?? "",
          after: run.last?.arrangement.text(last.items) ?? "",
          entries: entries
        )
      )
    }
    run.removeAll(keepingCapacity: true)
    runLength = 0
    period = nil
    changed.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    last = nil
  }

  private func bar(of item: Int?, _ step: Step) -> Bar? {
    item.flatMap { step.moment.arrangement.bar(of: $0) }
  }
}
