import TimelineModel
import ToolbarModel

/// Placed although the present screen does not have it.
struct GhostRule: RuleChecker {
  static let manual = RuleManual(
    rule: .ghost,
    what:
      "At rest, 350 ms after the last event, an item is placed that was nowhere when this state was first seen, or that its screens do not declare.",
    why: "An item of another screen acts on what is not there.",
    example:
      "after the second push the icon of the first screen stands beside the one of the new screen.",
    severity: "error",
    exceptions: "Title, overflow button and tabs; items that share morphs for up to 350 ms.",
    hint:
      "let items belong to their screen and take them away with it, however the transition ended"
  )

  private let after: ReplayDuration
  private var told = ItemSet()
  /// The stack of screens last seen, and the items declared for other screens only.
  private var stack: [String]?
  private var foreign = ItemSet()

  init(_ options: RuleOptions) { after = options.duration("after") }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    guard moment.isSettled else { return }
    let age = moment.cause.map { moment.at - $0.at } ?? after
    guard age >= after else { return }
    var now = ItemSet()
    followStack(step)
    for item in moment.arrangement.order where !step.items.isUnjudged(item) {
      let wasNowhere = step.first.map { !$0.arrangement.placed.contains(item) } ?? false
      guard wasNowhere || foreign.contains(item) else { continue }
      now.insert(item)
      guard !told.contains(item) else { continue }
      let bar = moment.arrangement.bar(of: item)
      findings.add(
        step.draft(
          .ghost,
          .error,
          [item],
          in: bar,
          wasNowhere
            ? "was nowhere when this state was first seen" : "belongs to none of the screens shown",
          value: Score(age),
          limit: Score(after),
          unit: "ms",
          before: "nowhere",
          after: Bar.text(bar),
          entries: step.first.map { [$0.entry] } ?? []
        )
      )
    }
    told = now
  }

  /// Foreign is what screens declare, none of which is on the stack; needs both to be told.
  private mutating func followStack(_ step: Step) {
    guard stack != step.moment.traits.screens else { return }
    stack = step.moment.traits.screens
    foreign = ItemSet()
    guard let stack else { return }
    for (item, declaration) in step.items.declared.enumerated() {
      guard let screens = declaration.screens, !stack.contains(where: screens.contains) else {
        continue
      }
      foreign.insert(item)
    }
  }
}
