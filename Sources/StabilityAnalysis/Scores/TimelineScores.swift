import TimelineModel
import ToolbarModel

/// The scores beside the rules, folded over the visible entries.
struct TimelineScores: Sendable {
  private var entries = 0
  private var excess = ExcessMeter()
  private var sessions = ShiftSessions()
  private var lastEvent = ReplayInstant.start
  private var lastChange: ReplayInstant?
  /// The last counted place of each item, so that slow drift adds up.
  private var counted: [Frame?] = []
  private var penalties: [Int: (penalty: FlapPenalty, flips: Int)] = [:]

  mutating func count() { entries += 1 }

  mutating func take(_ step: Step) {
    let moment = step.moment
    excess.take(moment)
    if let cause = moment.cause { lastEvent = cause.at }
    if step.previous != nil, moment.hasNewArrangement || moment.hasNewFrames || moment.hasNewForms {
      lastChange = moment.at
    }
    if moment.hasNewFrames || moment.hasNewArrangement { takeShift(moment) }
    if moment.hasNewArrangement, let previous = step.previous { takeFlips(moment, previous) }
  }

  mutating func summary() -> TimelineSummary {
    let settle = (lastChange ?? lastEvent) - lastEvent
    return TimelineSummary(
      entries: entries,
      excess: excess.result(),
      layoutShift: sessions.score,
      settle: max(settle, .zero)
    )
  }

  /// Every item that flipped, in order of numbers: declaration, then appearance.
  func flaps(_ items: ItemTable) -> [ItemFlap] {
    penalties.sorted { $0.key < $1.key }.map { item, flap in
      ItemFlap(
        item: items.ids[item],
        flips: flap.flips,
        peak: flap.penalty.peak,
        isFlapping: flap.penalty.peak >= Score(2000)
      )
    }
  }

  private mutating func takeShift(_ moment: Moment) {
    while counted.count < moment.frames.count { counted.append(nil) }
    guard let window = moment.window else { return }
    let viewport = Frame(x: 0, y: 0, width: window.width, height: window.height)
    var elements: [ShiftingElement] = []
    for item in counted.indices {
      guard let frame = moment.frame(of: item), moment.arrangement.onScreen.contains(item),
        moment.opacity(of: item) > 0
      else {
        counted[item] = nil
        continue
      }
      guard let before = counted[item] else {
        counted[item] = frame
        continue
      }
      if before == frame { continue }
      let element = ShiftingElement(
        before: before,
        after: frame,
        visibleBefore: before.intersection(viewport),
        visibleAfter: frame.intersection(viewport),
        isRightToLeft: moment.isRightToLeft
      )
      if element.isSignificant {
        if elements.isEmpty { elements.reserveCapacity(counted.count - item) }
        elements.append(element)
        counted[item] = frame
      } else if element.move == (0, 0) {
        counted[item] = frame
      }
    }
    guard !elements.isEmpty else { return }
    let shift = LayoutShift(of: elements, in: window)
    sessions.take(trillionths: shift.trillionths, at: moment.at.milliseconds)
  }

  private mutating func takeFlips(_ moment: Moment, _ previous: Moment) {
    let (before, now) = (previous.arrangement, moment.arrangement)
    for item in now.placed where before.placed.contains(item) {
      guard before.onScreen.contains(item) != now.onScreen.contains(item) else { continue }
      var flap = penalties[item] ?? (FlapPenalty(), 0)
      flap.penalty.flip(at: moment.at.milliseconds)
      flap.flips += 1
      penalties[item] = flap
    }
  }
}
