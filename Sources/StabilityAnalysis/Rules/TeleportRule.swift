import ToolbarModel

/// An item that changes bar without reason, jumps ahead of its edge, or rests off its keyboard.
struct TeleportRule: RuleChecker {
  static let manual = RuleManual(
    rule: .teleport,
    what:
      "An item changes bar more often than the regime changes, jumps most of its path while its edge stands still, or a keyboard bar rests off the keyboard.",
    why: "The eye follows a move; what is suddenly elsewhere must be searched for.",
    example: "each time the column is shown its toggle hops to another bar.",
    severity: "error",
    exceptions:
      "One change of bar per item and regime change; moves to and from the menu; a search moves the system's controls; paths under 22 pt.",
    hint: "choose the bar from the pose alone; tie positions to the edge that moves"
  )

  private struct Travel {
    var item: Int
    var total: Length = 0
    /// Moves of the item with those of the edge in the same entry.
    var steps: [(item: Length, edge: Length)] = []
  }

  private let anchor: Length
  private let path: Length
  private let jump: Int
  private let still: Int
  /// Changes of bar in the present transition, by item.
  private var used: [Int] = []
  private var keyboardOffsets: [Int: Length] = [:]
  private var told = ItemSet()
  private var eventCount = -1
  private var edgeSteps = 0
  private var startRegime = 0
  private var travels: [Travel] = []
  private var lastStep: Step?

  init(_ options: RuleOptions) {
    anchor = options.length("anchor")
    path = options.length("path")
    jump = options.number("jump")
    still = options.number("still")
  }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    if moment.eventCount != eventCount {
      judgeTravels(&findings)
      eventCount = moment.eventCount
      startRegime = step.previous?.regimeNumber ?? moment.regimeNumber
    }
    if !moment.isInTransition { used.removeAll(keepingCapacity: true) }
    if let previous = step.previous {
      if moment.hasNewArrangement { judgeBars(step, previous, &findings) }
      if moment.hasNewFrames || previous.trailingEdge != moment.trailingEdge {
        follow(step, previous)
      }
    }
    if moment.isSettled {
      judgeKeyboard(step, &findings)
      used.removeAll(keepingCapacity: true)
    }
  }

  mutating func finish(_ step: Step, _ findings: inout FindingCollector) {
    judgeTravels(&findings)
  }

  // MARK: Bars

  private mutating func judgeBars(
    _ step: Step,
    _ previous: Moment,
    _ findings: inout FindingCollector
  ) {
    let moment = step.moment
    let isSearch =
      moment.openCause?.verb == .search || previous.isSearching != moment.isSearching
    for item in moment.arrangement.order {
      guard let old = previous.arrangement.screenBar(of: item),
        let new = moment.arrangement.screenBar(of: item), old != new,
        !(isSearch && step.items.isSystem(item))
      else { continue }
      while used.count <= item { used.append(0) }
      used[item] += 1
      let allowed = moment.isInTransition ? moment.regimeChanges : 0
      guard used[item] > allowed else { continue }
      findings.add(
        step.draft(
          .teleport,
          .error,
          [item],
          in: new,
          "moved from \(old.rawValue) to \(new.rawValue) without a change of pose, size class or screen",
          value: Score(used[item]),
          limit: Score(allowed),
          unit: "moves",
          before: old.rawValue,
          after: new.rawValue,
          entries: [previous.index]
        )
      )
    }
  }

  // MARK: Keyboard

  private mutating func judgeKeyboard(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    guard let top = moment.keyboardTop, let row = moment.arrangement.items(in: .keyboardBar) else {
      told = ItemSet()
      return
    }
    for item in row {
      guard let frame = moment.frame(of: item) else { continue }
      let offset = top - frame.maxY
      guard let first = keyboardOffsets[item] else {
        keyboardOffsets[item] = offset
        continue
      }
      let distance = (offset - first).magnitude
      guard distance > anchor else {
        told.remove(item)
        continue
      }
      guard !told.contains(item) else { continue }
      told.insert(item)
      findings.add(
        step.draft(
          .teleport,
          .error,
          [item],
          in: .keyboardBar,
          "rests \(distance) pt off its place above the keyboard",
          value: Score(distance),
          limit: Score(anchor),
          unit: "pt",
          before: "\(first) above the keyboard",
          after: "\(offset) above the keyboard"
        )
      )
    }
  }

  // MARK: Jumps

  private mutating func follow(_ step: Step, _ previous: Moment) {
    let moment = step.moment
    var edge = Length.zero
    if let old = previous.trailingEdge, let new = moment.trailingEdge {
      edge = (new - old).magnitude
    }
    if edge > 0 { edgeSteps += 1 }
    lastStep = step
    guard moment.hasNewFrames else { return }
    for row in moment.arrangement.rows where row.bar != .overflow && !row.bar.isVertical {
      for item in row.items where Anchor.isTrailing(item, step.items) {
        guard previous.arrangement.bar(of: item) == row.bar, let old = previous.frame(of: item),
          let new = moment.frame(of: item)
        else { continue }
        let move = (moment.isRightToLeft ? new.x - old.x : new.maxX - old.maxX).magnitude
        guard move > 0 else { continue }
        let known = travels.firstIndex { $0.item == item }
        if known == nil { travels.append(Travel(item: item)) }
        let travel = known ?? travels.endIndex - 1
        travels[travel].total += move
        travels[travel].steps.append((move, edge))
      }
    }
  }

  private mutating func judgeTravels(_ findings: inout FindingCollector) {
    defer {
      travels.removeAll(keepingCapacity: true)
      edgeSteps = 0
      lastStep = nil
    }
    guard edgeSteps >= 3, let step = lastStep, step.moment.regimeNumber == startRegime else {
      return
    }
    for travel in travels.sorted(by: { $0.item < $1.item }) where travel.total >= path {
      let item = travel.item
      let total = travel.total.hundredths
      let leap = travel.steps.first { move in
        move.item.hundredths * 10_000 > total * jump
          && move.edge.hundredths * 10_000 < total * still
      }
      guard let leap else { continue }
      findings.add(
        step.draft(
          .teleport,
          .error,
          [item],
          in: step.moment.arrangement.bar(of: item),
          "jumped \(leap.item) of \(travel.total) pt at once while its edge moved by \(leap.edge)",
          value: Score(tenThousandths: leap.item.hundredths * 100 * 10_000 / max(total, 1)),
          limit: Score(hundredths: jump),
          unit: "%",
          cause: step.moment.cause
        )
      )
    }
  }
}
