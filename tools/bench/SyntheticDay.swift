import TimelineModel
import ToolbarModel

/// A long timeline as a device would record it: a day of folding, rotating, resizing, searching, scrolling,
/// editing and navigating, sound but for a fault now and then.
///
/// Layouts are made from the state alone, so that items overflow and come back with the room there is.
struct SyntheticDay {
  /// One event in so many ends in a fault.
  private static let faultPeriod = 30

  private let items: [TimelineItem]
  private var state = SyntheticState()
  private var entries: [TimelineEntry] = []
  private var eventCount = 0
  private var now = 0
  /// A sequence of its own, so that every run makes the same day.
  private var seed: UInt64 = 1

  private init(items count: Int) {
    items = (0..<count).map { index in
      TimelineItem(
        id: ItemID("item\(index)"),
        title: "Action \(index)",
        symbol: "symbol.\(index)",
        placement: .topBarTrailing
      )
    }
  }

  static func timeline(entries count: Int, items: Int) -> Timeline {
    var day = SyntheticDay(items: items)
    day.entries.reserveCapacity(count + 100)
    day.add("start", after: 0, isSettled: true)
    while day.entries.count < count { day.goOn() }
    return Timeline(
      header: TimelineHeader(
        scenario: "bench/day",
        device: "iphone-duo",
        os: "27.1",
        items: day.items
      ),
      entries: Array(day.entries.prefix(count))
    )
  }

  private mutating func goOn() {
    switch random(below: 7) {
    case 0:
      let isOpen = !state.isOpen
      change(isOpen ? "unfold" : "fold: {to: closed}") { $0.isOpen = isOpen }
    case 1:
      let isLandscape = !state.isLandscape
      change(isLandscape ? "rotate: landscapeRight" : "rotate: portrait") {
        $0.isLandscape = isLandscape
      }
    case 2:
      change("search: activate") { $0.isSearching = true }
      change("search: cancel") { $0.isSearching = false }
    case 3:
      let isEditing = !state.isEditing
      change("set: {editing: \(isEditing)}") { $0.isEditing = isEditing }
    case 4:
      change("push: Detail") { $0.screens.append("Detail") }
      change("pop") { $0.screens.removeLast() }
    case 5: scroll()
    default: drag()
    }
  }

  /// An event, the layout that it changes, and the rest: three entries.
  private mutating func change(_ event: String, _ change: (inout SyntheticState) -> Void) {
    eventCount += 1
    add(event, after: 3500)
    change(&state)
    if eventCount.isMultiple(of: Self.faultPeriod) {
      // Everything is there, the first item is away for a frame, everything is there again.
      add(nil, after: 20)
      add(nil, after: 16, missing: items[0].id)
      add(nil, after: 16)
    } else {
      add(nil, after: 55)
    }
    add("settled", after: 245, isSettled: true)
  }

  /// Samples of a scroll that hides the bottom bar on the way down and brings it back on the way up.
  private mutating func scroll() {
    for word in ["down", "up"] {
      for sample in 0..<4 {
        if sample == 2 { state.isMinimized = word == "down" }
        add("scroll: \(word)", after: sample == 0 ? 4000 : 16)
      }
      add("settled", after: 300, isSettled: true)
    }
  }

  /// Samples of a drag that makes the window narrower or wider.
  private mutating func drag() {
    let target = 420 + 20 * random(below: 13)
    let step = target < state.width ? -20 : 20
    var isFirst = true
    while state.width != target {
      state.width += step
      add("resize: [\(state.width), 951]", after: isFirst ? 3500 : 16)
      isFirst = false
    }
    add("settled", after: 300, isSettled: true)
  }

  private mutating func add(
    _ event: String?,
    after: Int,
    isSettled: Bool = false,
    missing: ItemID? = nil
  ) {
    now += after
    var entry = TimelineEntry(
      index: entries.count,
      at: ReplayInstant(milliseconds: now),
      after: ReplayDuration(milliseconds: after),
      event: event.map { TimelineEvent($0) },
      isSettled: isSettled
    )
    let shown = state.shown(items, missing: missing)
    // As a reader makes them: entries share a state while nothing of it changes.
    let last = entries.last?.state
    entry.state = last.flatMap { $0.value == shown ? $0 : nil } ?? Shared(shown)
    entries.append(entry)
  }

  private mutating func random(below limit: Int) -> Int {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((seed >> 33) % UInt64(limit))
  }
}
