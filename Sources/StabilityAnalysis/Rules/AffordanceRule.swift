import ToolbarModel

/// The overflow button and its menu do not fit together.
struct AffordanceRule: RuleChecker {
  static let manual = RuleManual(
    rule: .affordance,
    what:
      "A button without entries, entries without a button, a button in the place of the only hidden item, a permanent entry in a bar, or a divider at an end or doubled.",
    why: "The button is the only way to what is hidden, and a promise that something is.",
    example:
      "undo is the only hidden item and as long as the overflow button that stands in its place.",
    severity: "error when still so at rest, else warning",
    exceptions: "Two that leave for one button; a menu of permanent entries; an active search.",
    hint: "count the button only when something overflows, and drop it with its last entry"
  )

  private enum Kind: Int, CaseIterable {
    case emptyMenu, missingButton, permanentShown, wrongDivider
  }

  /// A fault that lasts: an error once it is seen at rest, else a warning at its end.
  private struct Episode {
    var step: Step
    var items: [Int]
    var isTold = false
  }

  private struct Flash {
    var step: Step
    var askCount: Int
  }

  private let slack: Length
  /// What lasts now, by kind.
  private var episodes: [Episode?] = Array(repeating: nil, count: Kind.allCases.count)
  private var isNeedless = false
  private var sizes = LastSizes()
  /// The button since it appeared, while the last rest had none.
  private var flash: Flash?
  private var endedFlash: Flash?

  init(_ options: RuleOptions) { slack = options.length("slack") }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    sizes.take(moment)
    if moment.hasNewArrangement {
      for kind in Kind.allCases { follow(kind, faults(kind, step), step, &findings) }
      followFlash(step)
    }
    guard moment.isSettled else { return }
    for kind in Kind.allCases {
      guard let episode = episodes[kind.rawValue], !episode.isTold else { continue }
      tell(episode, kind, .error, &findings)
      episodes[kind.rawValue]?.isTold = true
    }
    judgeFlash(step, &findings)
    judgeNeedless(step, &findings)
  }

  mutating func finish(_ step: Step, _ findings: inout FindingCollector) {
    for kind in Kind.allCases { follow(kind, [], step, &findings) }
  }

  private mutating func follow(
    _ kind: Kind,
    _ items: [Int],
    _ step: Step,
    _ findings: inout FindingCollector
  ) {
    if let episode = episodes[kind.rawValue], episode.items != items {
      if !episode.isTold { tell(episode, kind, .warning, &findings) }
      episodes[kind.rawValue] = nil
    }
    if !items.isEmpty, episodes[kind.rawValue] == nil {
      episodes[kind.rawValue] = Episode(step: step, items: items)
    }
  }

  private func faults(_ kind: Kind, _ step: Step) -> [Int] {
    let arrangement = step.moment.arrangement
    let button = step.items.overflow
    let isShown = arrangement.onScreen.contains(button)
    switch kind {
    case .emptyMenu: return isShown && arrangement.menu.isEmpty ? [button] : []
    case .missingButton: return !isShown && !arrangement.menu.isEmpty ? [button] : []
    case .permanentShown:
      return arrangement.order.filter { item in
        step.items.isPermanent(item) && arrangement.onScreen.contains(item)
      }
    case .wrongDivider: return hasWrongDivider(step) ? [button, step.items.divider] : []
    }
  }

  private func hasWrongDivider(_ step: Step) -> Bool {
    let menu = step.moment.arrangement.menu
    let divider = step.items.divider
    guard menu.contains(divider) else { return false }
    return menu.first == divider || menu.last == divider
      || zip(menu, menu.dropFirst()).contains { $0 == divider && $1 == divider }
  }

  private func tell(
    _ episode: Episode,
    _ kind: Kind,
    _ severity: Severity,
    _ findings: inout FindingCollector
  ) {
    let step = episode.step
    let text =
      switch kind {
      case .emptyMenu: "stands in the bar and its menu is empty"
      case .missingButton: "is missing although the menu has entries"
      case .permanentShown: "always in the menu, yet shown in a bar"
      case .wrongDivider: "with a divider first, last or doubled"
      }
    findings.add(
      step.draft(
        .affordance,
        severity,
        episode.items,
        in: episode.items.first.flatMap { step.moment.arrangement.bar(of: $0) } ?? .overflow,
        text,
        after: step.moment.arrangement.text(step.items)
      )
    )
  }

  // MARK: The button between two rests without it

  private mutating func followFlash(_ step: Step) {
    let button = step.items.overflow
    let isShown = step.moment.arrangement.onScreen.contains(button)
    let wasShown = step.previous?.arrangement.onScreen.contains(button) ?? isShown
    if isShown, !wasShown { flash = Flash(step: step, askCount: step.moment.askCount) }
    guard !isShown, wasShown, let shown = flash else { return }
    if !step.isAsked(since: shown.askCount) { endedFlash = shown }
    flash = nil
  }

  private mutating func judgeFlash(_ step: Step, _ findings: inout FindingCollector) {
    defer {
      flash = nil
      endedFlash = nil
    }
    let button = step.items.overflow
    guard let shown = endedFlash, !step.moment.arrangement.onScreen.contains(button),
      let rest = step.lastSettled, !rest.arrangement.onScreen.contains(button)
    else { return }
    findings.add(
      shown.step.draft(
        .affordance,
        .warning,
        [button],
        in: shown.step.moment.arrangement.bar(of: button),
        "showed for a moment although everything fits before and after",
        after: shown.step.moment.arrangement.text(step.items)
      )
    )
  }

  // MARK: Needless

  private mutating func judgeNeedless(_ step: Step, _ findings: inout FindingCollector) {
    let found = needless(step)
    defer { isNeedless = found != nil }
    guard let found, !isNeedless else { return }
    findings.add(
      step.draft(
        .affordance,
        .error,
        [found.button],
        in: found.bar,
        "stands where the only hidden item, \(step.items.name(found.item)), would fit",
        value: Score(found.length),
        limit: Score(found.room + slack),
        unit: "pt",
        after: step.moment.arrangement.text(step.items),
        unlessPermanent: step.items.mayBePermanent(found.item) ? [found.item] : []
      )
    )
  }

  private struct Needless {
    var button: Int
    var item: Int
    var bar: Bar
    var length: Length
    var room: Length
  }

  private func needless(_ step: Step) -> Needless? {
    let moment = step.moment
    let button = step.items.overflow
    guard let item = onlyEntry(moment, step.items), !moment.isSearching,
      !step.items.isPermanent(item), !step.items.isAlwaysAvailable(item),
      let bar = moment.arrangement.screenBar(of: button),
      let length = sizes.length(of: item, along: bar), let frame = moment.frame(of: button)
    else { return nil }
    let room = frame.length(along: bar)
    guard length <= room + slack else { return nil }
    return Needless(button: button, item: item, bar: bar, length: length, room: room)
  }

  /// The item that is alone in the menu, dividers apart.
  private func onlyEntry(_ moment: Moment, _ items: ItemTable) -> Int? {
    var only: Int?
    for item in moment.arrangement.menu where item != items.divider {
      guard only == nil else { return nil }
      only = item
    }
    return only
  }
}
