import TimelineModel
import ToolbarModel

/// The element that should yield first still has room to give while items are in the menu.
struct CompressionOrderRule: RuleChecker {
  static let manual = RuleManual(
    rule: .compressionOrder,
    what:
      "At rest the element declared to yield first (title, tabs or items) has not yielded while the others have lost something.",
    why: "The author said what a screen is about; the rest should shrink first.",
    example: "the title is 258 pt wide, its minimum is 60, and call and video are in the menu.",
    severity: "error",
    exceptions: "Nothing declared, or automatic: not checked.",
    hint:
      "declare the compression behaviour on the view that needs it, and let the title truncate first"
  )

  private let first: String?
  private let isDeclared: Bool
  private let minimum: Length?
  private let slack: Length
  private var told = ItemSet()

  init(_ options: RuleOptions) {
    let setting = options.word("first")
    let declared: String? =
      switch options.declared.compression {
      case .prefersTabBar?: "items"
      case .prefersToolbarItems?: "tabs"
      case .automatic?, nil: nil
      }
    first = setting ?? declared
    isDeclared = setting != nil
    minimum = options.length("minimum", of: "title") ?? options.declared.titleMinimum
    slack = options.length("slack")
  }

  func notChecked(_ step: Step?) -> String? {
    if first == nil { return "no `compression-order.first` is declared" }
    if first == "title", minimum == nil {
      return "no `compression-order.minimum` of the title is declared"
    }
    return nil
  }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    guard moment.isSettled, let first else { return }
    let hidden = moment.arrangement.menu.filter { item in
      step.items.isDeclared(item) && !step.items.isPermanent(item)
    }
    let condition = hidden.allSatisfy(step.items.mayBePermanent) ? Array(hidden.prefix(1)) : []
    var now: [Int] = []
    switch first {
    case "title": if !hidden.isEmpty, let title = wideTitle(step) { now = [title] }
    case "tabs": if !hidden.isEmpty { now = wholeTabs(step) }
    default: now = remainingItems(step)
    }
    let new = now.filter { !told.contains($0) }
    if !new.isEmpty {
      findings.add(
        step.draft(
          .compressionOrder,
          .error,
          new,
          in: new.first.flatMap { moment.arrangement.bar(of: $0) },
          first == "items"
            ? "stay in the bar although the tabs, which should keep their room, are compact"
            : "should have yielded before \(hidden.map(step.items.name).joined(separator: ", "))",
          value: first == "title"
            ? new.first.flatMap { moment.frame(of: $0) }.map { Score($0.width) } : nil,
          limit: first == "title" ? minimum.map { Score($0 + slack) } : nil,
          unit: first == "title" ? "pt" : "",
          after: moment.arrangement.text(step.items),
          unlessPermanent: first == "items" ? [] : condition
        )
      )
    }
    told = ItemSet(now)
  }

  private func wideTitle(_ step: Step) -> Int? {
    guard let minimum, let title = step.items.title,
      step.moment.arrangement.onScreen.contains(title),
      let frame = step.moment.frame(of: title), frame.width > minimum + slack
    else { return nil }
    return title
  }

  /// The tab control when it is not compact; told as `tabs`.
  private func wholeTabs(_ step: Step) -> [Int] {
    let arrangement = step.moment.arrangement
    // A preference read from the header concerns the vertical bar, where both share one run.
    if !isDeclared, arrangement.items(in: .verticalBar) == nil { return [] }
    let tabs = step.items.tabs
    if arrangement.onScreen.contains(tabs) {
      return step.moment.form(of: tabs) == .compact ? [] : [tabs]
    }
    return arrangement.order.contains { step.items.is($0, .tabSlot) } ? [tabs] : []
  }

  private func remainingItems(_ step: Step) -> [Int] {
    guard step.moment.form(of: step.items.tabs) == .compact else { return [] }
    return (step.moment.arrangement.items(in: .verticalBar) ?? []).filter { item in
      item != step.items.back && item != step.items.overflow
        && !step.items.isTabControl(item)
    }
  }
}
