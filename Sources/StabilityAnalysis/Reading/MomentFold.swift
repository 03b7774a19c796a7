import TimelineModel
import ToolbarModel

/// Reads entries one by one into moments, keeping only the state that the next one needs.
struct MomentFold: Sendable {
  private(set) var items: ItemTable
  private var situation = Situation()
  private var gestures = GestureFold()
  private var numbers = ListNumbers()
  private var event: EventFact?
  private var eventCount = 0
  private var askCount = 0
  /// The entry before, visible or not: what has not changed since is not read again.
  private var lastEntry: TimelineEntry?
  /// The last visible moment.
  private var last: Moment?
  private var divider: Int

  init(_ header: TimelineHeader) {
    items = ItemTable(header)
    divider = items.number(of: .divider)
    // Findings name the tab control and the button even when they are not placed.
    _ = items.number(of: .tabs)
    _ = items.number(of: .overflow)
  }

  /// The moment of an entry; nil while the window has no size or is in the background.
  mutating func moment(of entry: TimelineEntry) -> Moment? {
    let fact = takeEvent(of: entry)
    let seen = seenSituation(entry)
    defer { lastEntry = entry }
    guard !isHidden(entry, seen) else { return nil }

    let pose = Pose(
      display: entry.traits.display,
      orientation: entry.traits.orientation,
      hinge: entry.traits.hinge,
      split: entry.traits.split?.rawValue ?? seen.split
    )
    let regime = Regime(
      pose: pose,
      horizontalSizeClass: entry.traits.horizontalSizeClass,
      verticalSizeClass: entry.traits.verticalSizeClass,
      strip: entry.traits.strip,
      tab: seen.tab,
      stack: seen.stack
    )
    let isNewRegime = last.map { $0.regime != regime } ?? false
    let isNewPose = last.map { $0.regime.pose != pose } ?? false
    let wasInTransition = last.map { $0.isInTransition && !$0.isSettled } ?? false
    let arrangement = arrangement(of: entry)
    let frames = frames(of: entry)
    let moment = Moment(
      index: entry.index,
      at: entry.at,
      isSettled: entry.isSettled,
      event: fact,
      cause: event,
      eventCount: eventCount,
      askCount: askCount,
      regime: regime,
      situation: seen,
      traits: entry.traits,
      isInTransition: isNewRegime || wasInTransition,
      regimeChanges: (wasInTransition ? last?.regimeChanges ?? 0 : 0) + (isNewRegime ? 1 : 0),
      poseChanges: (wasInTransition ? last?.poseChanges ?? 0 : 0) + (isNewPose ? 1 : 0),
      regimeNumber: (last?.regimeNumber ?? 0) + (isNewRegime ? 1 : 0),
      arrangement: arrangement.value,
      hasNewArrangement: arrangement.isNew,
      frames: frames.value,
      hasNewFrames: frames.isNew,
      opacity: opacity(of: entry),
      forms: entry.forms,
      hasNewForms: last.map { $0.forms != entry.forms } ?? true,
      instances: instances(of: entry),
      dropped: entry.dropped,
      inert: entry.inert,
      focus: entry.focus.flatMap { $0.name == "none" ? nil : items.number(of: $0) },
      menu: entry.menu,
      pass: entry.pass
    )
    last = moment
    return moment
  }

  // MARK: Events

  private mutating func takeEvent(of entry: TimelineEntry) -> EventFact? {
    for (id, inputs) in entry.inputs {
      if let priority = inputs.priority {
        items.set(priority: priority, of: items.number(of: id))
      }
    }
    if !entry.inputs.isEmpty { situation.inputs = numbers.number(adding: entry.inputs) }
    guard let written = entry.event, !written.isSettledMarker else { return nil }
    var fact = gestures.fact(of: written, in: entry, window: lastEntry?.traits.window)
    if let raiser = entry.raisedBy {
      let named = event?.named
      fact.root = (raiser, named?.text == raiser ? named?.line : entry.line)
    }
    event = fact
    eventCount += 1
    if fact.asks { askCount += 1 }
    if fact.verb == .customize {
      situation.customizations =
        fact.argument.word == "reset"
        ? 0 : numbers.number(adding: fact.argument, to: situation.customizations)
    }
    situation.apply(fact)
    return fact
  }

  /// What the events say, replaced by what the traits say where they say it.
  private func seenSituation(_ entry: TimelineEntry) -> Situation {
    var seen = situation
    let traits = entry.traits
    if let tab = traits.tab { seen.tab = tab }
    if let screens = traits.screens { seen.stack = screens.map { .screen($0) } }
    if let flags = traits.flags { seen.flags = flags }
    if let isSearching = traits.isSearching { seen.isSearching = isSearching }
    if let height = traits.keyboardHeight {
      seen.keyboard = height > 0 ? .shown(height: height) : .hidden
    }
    if let activity = traits.activity { seen.activity = activity }
    if let size = traits.dynamicType { seen.textSize = size.rawValue }
    if let split = traits.split { seen.split = split.rawValue }
    seen.hasMenu = entry.menu != nil
    return seen
  }

  private func isHidden(_ entry: TimelineEntry, _ seen: Situation) -> Bool {
    if seen.activity == .background { return true }
    guard let window = entry.traits.window else { return false }
    return window.width <= 0 || window.height <= 0
  }

  // MARK: State

  private mutating func arrangement(of entry: TimelineEntry) -> (value: Arrangement, isNew: Bool) {
    if let last, lastVisibleEntryShares(entry, \.bars) { return (last.arrangement, false) }
    var rows: [Arrangement.Row] = []
    for row in entry.bars.rows {
      var numbers: [Int] = []
      numbers.reserveCapacity(row.ids.count)
      for id in row.ids { numbers.append(items.number(of: id)) }
      rows.append(Arrangement.Row(bar: row.bar, items: numbers))
    }
    let value = Arrangement(rows: rows, itemCount: items.ids.count, divider: divider)
    for item in value.order where value.screenBar(of: item) != nil { items.stoodInBar(item) }
    return (value, last.map { $0.arrangement != value } ?? true)
  }

  private mutating func frames(of entry: TimelineEntry) -> (value: [Frame?], isNew: Bool) {
    if let last, lastVisibleEntryShares(entry, \.frames) { return (last.frames, false) }
    for id in entry.frames.keys { _ = items.number(of: id) }
    var frames: [Frame?] = Array(repeating: nil, count: items.ids.count)
    for (id, frame) in entry.frames { frames[items.number(of: id)] = frame }
    return (frames, last.map { $0.frames != frames } ?? true)
  }

  private mutating func opacity(of entry: TimelineEntry) -> [Int] {
    guard !entry.opacity.isEmpty else { return [] }
    for id in entry.opacity.keys { _ = items.number(of: id) }
    var opacity = Array(repeating: 100, count: items.ids.count)
    for (id, value) in entry.opacity { opacity[items.number(of: id)] = value }
    return opacity
  }

  private mutating func instances(of entry: TimelineEntry) -> [String?] {
    guard !entry.instances.isEmpty else { return [] }
    if let last, lastVisibleEntryShares(entry, \.instances) { return last.instances }
    for id in entry.instances.keys { _ = items.number(of: id) }
    var instances: [String?] = Array(repeating: nil, count: items.ids.count)
    for (id, token) in entry.instances { instances[items.number(of: id)] = token }
    return instances
  }

  /// Whether a part of the entry equals that of the last visible one; cheap when they share storage.
  private func lastVisibleEntryShares<Part: Equatable>(
    _ entry: TimelineEntry,
    _ part: KeyPath<TimelineEntry, Part>
  ) -> Bool {
    guard let last, let lastEntry, last.index == lastEntry.index else { return false }
    return entry[keyPath: part] == lastEntry[keyPath: part]
  }
}
