import TimelineModel
import ToolbarModel

/// Builds small timelines for tests: a state that is carried forward, and entries one by one.
struct TimelineBuilder {
  private(set) var entries: [TimelineEntry] = []
  var bars: [Bar: [ItemID]] = [:]
  var frames: [ItemID: Frame] = [:]
  var dropped: [ItemID: String] = [:]
  var traits = TimelineTraits()
  private var now = ReplayInstant.start

  init(_ bars: [Bar: [ItemID]]) {
    self.bars = bars
    lineUp()
    add("start")
  }

  /// Gives every item of every bar a frame of 44 by 44, side by side.
  mutating func lineUp(from x: Int = 0) {
    frames = [:]
    for (bar, ids) in bars where bar != .overflow {
      for (index, id) in ids.enumerated() {
        frames[id] = Frame(x: Length(points: x + 50 * index), y: 24, width: 44, height: 44)
      }
    }
  }

  mutating func add(_ event: String?, after: Int = 0, line: Int? = nil) {
    now = now + ReplayDuration(milliseconds: after)
    entries.append(
      TimelineEntry(
        index: entries.count,
        at: now,
        after: ReplayDuration(milliseconds: after),
        event: event.map { TimelineEvent($0) },
        line: line,
        isSettled: event == "settled",
        traits: traits,
        bars: BarContents(bars.map { BarContents.Row(bar: $0.key, ids: $0.value) }),
        frames: frames,
        dropped: dropped
      )
    )
  }

  var timeline: Timeline {
    Timeline(header: TimelineHeader(scenario: "test", device: "any", os: "27.1"), entries: entries)
  }
}
