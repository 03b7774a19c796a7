import TimelineModel
import ToolbarModel

/// Goes through two timelines side by side and collects the changes where they begin.
struct AlignedWalk {
  private let old: [TimelineEntry]
  private let new: [TimelineEntry]
  private(set) var changes: [TimelineChange] = []
  /// The differences that hold at the pair before.
  private var holding: [FactSubject: FactDifference] = [:]
  /// The states compared there, when nothing but them differed.
  private var statesHeld: StateComparisons.Pair?
  private var comparisons = StateComparisons()
  /// How the device was held there.
  private var pose = ""
  /// How much later the new timeline was at the pair before.
  private var lag = ReplayDuration.zero
  /// The events the pair stands under.
  private var oldEvent: TimelineEntry?
  private var newEvent: TimelineEntry?
  /// Where the moves of the event under way stand in `changes`.
  private var moves: [Mover: Int] = [:]

  private struct Mover: Hashable {
    var kind: ChangeKind
    var items: [String]
  }

  init(old: [TimelineEntry], new: [TimelineEntry]) {
    self.old = old
    self.new = new
  }

  mutating func run(over pairs: [EntryAlignment.Pair]) {
    var isPaired = [Bool](repeating: false, count: old.count)
    for pair in pairs { isPaired[pair.old] = true }
    var nextOld = 0
    var nextNew = 0
    for pair in pairs + [EntryAlignment.Pair(old: old.count, new: new.count)] {
      let firstChange = changes.count
      let skippedOld = nextOld..<max(nextOld, pair.old)
      passUnpaired(skippedOld.filter { !isPaired[$0] }, nextNew..<pair.new)
      if pair.new < new.count {
        let hasGap = changes.count > firstChange || pair.old != nextOld
        compare(old[pair.old], new[pair.new], hasGap: hasGap)
      }
      nextOld = max(nextOld, pair.old + 1)
      nextNew = pair.new + 1
    }
  }

  // MARK: - Entries of one timeline only

  /// One change for an event of one timeline with all that follows it, one for extra steps of a common event.
  private mutating func passUnpaired(_ oldOnly: [Int], _ newOnly: Range<Int>) {
    for index in oldOnly { passUnpaired(old[index], isOld: true) }
    for index in newOnly { passUnpaired(new[index], isOld: false) }
  }

  private mutating func passUnpaired(_ entry: TimelineEntry, isOld: Bool) {
    if let event = entry.event, !event.isMarker {
      if isOld { oldEvent = entry } else { newEvent = entry }
      changes.append(
        TimelineChange(
          kind: .event,
          items: [],
          event: event.text,
          pose: TraitTexts.pose(entry.traits),
          line: entry.line,
          oldEntry: isOld ? entry.index : nil,
          newEntry: isOld ? nil : entry.index,
          before: isOld ? event.text : "",
          after: isOld ? "" : event.text
        )
      )
      return
    }
    // What follows an event that is itself new needs no word of its own.
    let owner = isOld ? oldEvent : newEvent
    if let last = changes.last, last.kind == .event, last.event == owner?.event?.text,
      (last.oldEntry == nil) != isOld
    {
      return
    }
    let text = entry.event?.isSettledMarker == true ? "settled" : "one more step"
    changes.append(
      TimelineChange(
        kind: .event,
        items: [],
        event: owner?.event?.text,
        pose: TraitTexts.pose(entry.traits),
        line: owner?.line,
        oldEntry: isOld ? entry.index : nil,
        newEntry: isOld ? nil : entry.index,
        before: isOld ? text : "",
        after: isOld ? "" : text
      )
    )
  }

  // MARK: - Pairs

  private mutating func compare(_ before: TimelineEntry, _ after: TimelineEntry, hasGap: Bool) {
    if let event = after.event, !event.isSettledMarker {
      oldEvent = before
      newEvent = after
      moves = [:]
    }
    compareTimes(before, after, hasGap: hasGap)
    let pair = StateComparisons.Pair(before.state, after.state)
    let own = EntryComparison.ownDifferences(from: before, to: after)
    let isStatesOnly = own.inputs.isEmpty && own.rest.isEmpty
    // The same states once more: all that differs was said, and nothing has ended.
    if isStatesOnly, statesHeld == pair { return }
    statesHeld = isStatesOnly ? pair : nil
    let states = comparisons.differences(from: before.state, to: after.state)
    guard !states.isEmpty || !isStatesOnly || !holding.isEmpty else { return }
    let differences = states.places + own.inputs + states.choices + own.rest
    let nowPose = TraitTexts.pose(after.traits)
    let isOtherPose = nowPose != pose
    pose = nowPose
    var now: [FactSubject: FactDifference] = [:]
    now.reserveCapacity(differences.count)
    var starting: [FactDifference] = []
    for (subject, difference) in differences {
      now[subject] = difference
      let repeats = isOtherPose && difference.kind <= .changedBar
      if !repeats, let held = holding[subject], Self.isSame(held, difference) { continue }
      starting.append(difference)
    }
    holding = now
    for group in Self.grouped(starting) { add(group, before, after) }
  }

  /// Whether a difference goes on; where items stand is told again in each pose.
  ///
  /// A lasting shift is the same shift though the frames go on changing.
  private static func isSame(_ held: FactDifference, _ now: FactDifference) -> Bool {
    switch now.kind {
    case .moved: held.kind == .moved && held.offset == now.offset
    case .leftBar, .enteredBar, .changedBar, .reordered, .resized, .dropped, .undropped, .delayed,
      .event, .trait:
      held == now
    }
  }

  /// Differences that say the same of several items become one, at the place of the first.
  private static func grouped(_ differences: [FactDifference]) -> [FactDifference] {
    struct Sameness: Hashable {
      var kind: ChangeKind
      var before: String
      var after: String
      var offset: Size?
    }
    var place: [Sameness: Int] = [:]
    var groups: [FactDifference] = []
    for difference in differences {
      let isMove = difference.kind == .moved
      let sameness = Sameness(
        kind: difference.kind,
        before: isMove ? "" : difference.before,
        after: isMove ? "" : difference.after,
        offset: difference.offset
      )
      if difference.kind != .reordered, let index = place[sameness] {
        groups[index].items += difference.items
      } else {
        place[sameness] = groups.count
        groups.append(difference)
      }
    }
    return groups
  }

  private mutating func add(
    _ difference: FactDifference,
    _ before: TimelineEntry,
    _ after: TimelineEntry
  ) {
    let change = TimelineChange(
      kind: difference.kind,
      items: difference.items,
      event: newEvent?.event?.text,
      pose: TraitTexts.pose(after.traits),
      line: newEvent?.line ?? oldEvent?.line,
      oldEntry: before.index,
      newEntry: after.index,
      before: difference.before,
      after: difference.after,
      offset: difference.offset
    )
    guard difference.kind == .moved || difference.kind == .resized else {
      changes.append(change)
      return
    }
    // Of the steps of one animation the farthest is told, with the count of the others.
    let mover = Mover(kind: change.kind, items: change.items)
    guard let index = moves[mover] else {
      moves[mover] = changes.count
      changes.append(change)
      return
    }
    let repeats = changes[index].repeats + 1
    if Self.distance(change) > Self.distance(changes[index]) { changes[index] = change }
    changes[index].repeats = repeats
  }

  private static func distance(_ change: TimelineChange) -> Int {
    guard let offset = change.offset else { return 0 }
    return abs(offset.width.hundredths) + abs(offset.height.hundredths)
  }

  /// Reports a delay where it arises; all that is later by as much is explained by it.
  private mutating func compareTimes(
    _ before: TimelineEntry,
    _ after: TimelineEntry,
    hasGap: Bool
  ) {
    let now = after.at - before.at
    defer { lag = now }
    guard now != lag, !hasGap else { return }
    changes.append(
      TimelineChange(
        kind: .delayed,
        items: [],
        event: newEvent?.event?.text,
        pose: TraitTexts.pose(after.traits),
        line: newEvent?.line ?? oldEvent?.line,
        oldEntry: before.index,
        newEntry: after.index,
        before: "\(before.after)",
        after: "\(after.after)"
      )
    )
  }
}
