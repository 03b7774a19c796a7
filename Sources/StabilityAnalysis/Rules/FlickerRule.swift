import ToolbarModel

/// Things that leave and come back, or come and go, with no event that asks for it.
struct FlickerRule: RuleChecker {
  static let manual = RuleManual(
    rule: .flicker,
    what:
      "An item leaves its place and is back, or appears and is gone, with no event in between that asks for it.",
    why:
      "A flash of a button is seen as a fault; reported ones last from one frame to a tenth of a second.",
    example: "compose stands in the bar, 16 ms later in the menu, 16 ms later in the bar again.",
    severity: "error within 300 ms; warning up to 1500 ms without any event",
    exceptions:
      "Dimming and press highlights; items that cross-fade in a navigation; a gesture that reversed.",
    hint: "let one layout pass decide; reserve the room before the item is shown"
  )

  /// One place an item had, and when it left it.
  private struct Leave {
    var place: Bar?
    var at: ReplayInstant
    var entry: Int
    var askCount: Int
    var eventCount: Int
    var regimeNumber: Int

    init(of place: Bar?, at moment: Moment) {
      self.place = place
      at = moment.at
      entry = moment.index
      askCount = moment.askCount
      eventCount = moment.eventCount
      regimeNumber = moment.regimeNumber
    }
  }

  private struct Track {
    var place: Bar?
    var leaves: [Leave] = []
    /// The area it had before it shrank to less than half.
    var area: Int?
    var shrunk: Leave?
  }

  /// A flash during a navigation, judged once it is known which screens have the item.
  private struct Pending {
    var draft: FindingDraft
    var item: Int
    var wasPlaced: Bool
  }

  private let within: ReplayDuration
  private let long: ReplayDuration
  private let area: Int
  private let opacity: Int
  private var tracks: [Track] = []
  private var pending: [Pending] = []

  init(_ options: RuleOptions) {
    within = options.duration("within")
    long = options.duration("long")
    area = options.number("area")
    opacity = options.number("opacity")
  }

  mutating func observe(_ step: Step, _ findings: inout FindingCollector) {
    let moment = step.moment
    let isFirst = step.previous == nil
    while tracks.count < step.items.count { tracks.append(Track(place: nil)) }
    if moment.hasNewArrangement || moment.hasNewOpacity {
      for item in tracks.indices { judgePlace(of: item, step, isFirst, &findings) }
    }
    if moment.hasNewFrames {
      for item in moment.frames.indices { judgeSize(of: item, step, &findings) }
    }
    if moment.isSettled { release(step, &findings) }
  }

  mutating func finish(_ step: Step, _ findings: inout FindingCollector) {
    for pending in pending { findings.add(pending.draft) }
  }

  private mutating func judgePlace(
    of item: Int,
    _ step: Step,
    _ isFirst: Bool,
    _ findings: inout FindingCollector
  ) {
    let moment = step.moment
    let isFaint = moment.opacity(of: item) < opacity
    let place = isFaint ? nil : moment.arrangement.bar(of: item)
    guard place != tracks[item].place else { return }
    let left = tracks[item].place
    tracks[item].place = place
    if isFirst { return }
    tracks[item].leaves.removeAll { moment.at - $0.at > long }
    if let leave = tracks[item].leaves.last(where: { $0.place == place }),
      !isPoseMove(left, place, leave, step),
      let found = verdict(on: leave, step)
    {
      let draft = step.draft(
        .flicker,
        found.severity,
        [item],
        in: place ?? left,
        "left \(Bar.text(place)) for \(found.away.milliseconds) ms and came back with no event that asks for it",
        value: Score(found.away),
        limit: Score(found.limit),
        unit: "ms",
        before: Bar.text(left),
        after: Bar.text(place),
        entries: [leave.entry]
      )
      add(draft, item, fades: place == nil || left == nil, step, &findings)
    }
    tracks[item].leaves.append(Leave(of: left, at: moment))
  }

  private mutating func judgeSize(
    of item: Int,
    _ step: Step,
    _ findings: inout FindingCollector
  ) {
    let moment = step.moment
    guard let frame = moment.frame(of: item), let old = step.previous?.frame(of: item) else {
      tracks[item].shrunk = nil
      return
    }
    if let shrunk = tracks[item].shrunk, let whole = tracks[item].area {
      guard frame.area * 10_000 >= whole * area else { return }
      tracks[item].shrunk = nil
      guard moment.at - shrunk.at <= long, let found = verdict(on: shrunk, step) else { return }
      findings.add(
        step.draft(
          .flicker,
          found.severity,
          [item],
          in: moment.arrangement.bar(of: item),
          "shrank to less than half for \(found.away.milliseconds) ms and grew back with no event that asks for it",
          value: Score(found.away),
          limit: Score(found.limit),
          unit: "ms",
          before: "\(old.width) × \(old.height)",
          after: "\(frame.width) × \(frame.height)",
          entries: [shrunk.entry]
        )
      )
    } else if frame.area * 10_000 < old.area * area {
      tracks[item].area = old.area
      tracks[item].shrunk = Leave(of: moment.arrangement.bar(of: item), at: moment)
    }
  }

  /// From bar to bar and back as the regime changes twice: each change allows one move.
  private func isPoseMove(_ left: Bar?, _ place: Bar?, _ leave: Leave, _ step: Step) -> Bool {
    guard let left, let place, left != .overflow, place != .overflow else { return false }
    return step.moment.regimeNumber > leave.regimeNumber
  }

  private func verdict(
    on leave: Leave,
    _ step: Step
  ) -> (severity: Severity, away: ReplayDuration, limit: ReplayDuration)? {
    let away = step.moment.at - leave.at
    if step.isAsked(since: leave.askCount) { return nil }
    if away <= within { return (.error, away, within) }
    return step.moment.eventCount == leave.eventCount ? (.warning, away, long) : nil
  }

  private mutating func add(
    _ draft: FindingDraft,
    _ item: Int,
    fades: Bool,
    _ step: Step,
    _ findings: inout FindingCollector
  ) {
    let settled = step.lastSettled
    if fades, let cause = step.moment.cause, cause.verb?.isNavigation == true,
      (settled?.index ?? -1) < cause.entry
    {
      let wasPlaced = settled?.arrangement.bar(of: item) != nil
      pending.append(Pending(draft: draft, item: item, wasPlaced: wasPlaced))
    } else {
      findings.add(draft)
    }
  }

  /// Ids of one screen only cross-fade freely.
  private mutating func release(_ step: Step, _ findings: inout FindingCollector) {
    for pending in pending {
      let isPlaced = step.moment.arrangement.bar(of: pending.item) != nil
      if isPlaced == pending.wasPlaced { findings.add(pending.draft) }
    }
    pending = []
  }
}
