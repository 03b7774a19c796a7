import TimelineModel
import ToolbarModel

/// A timeline as a long replay would write it: folds, searches and rotations of a bar with `items` items.
enum SyntheticTimeline {
  static func header(items: Int) -> TimelineHeader {
    TimelineHeader(
      model: 1,
      scenario: "bench/long",
      device: "iphone-duo",
      os: "27.1",
      items: ids(items).map { id in
        TimelineItem(
          id: id,
          title: "Title of \(id.name)",
          symbol: "square.and.arrow.up",
          priority: .high,
          group: "tools",
          placement: .topBarTrailing
        )
      }
    )
  }

  /// Entries in groups of three: an event, the change it causes, and the settled marker.
  static func entries(count: Int, items: Int) -> [TimelineEntry] {
    let ids = ids(items)
    let both = [pose(ids, isOpen: true), pose(ids, isOpen: false)]
    var entries: [TimelineEntry] = []
    entries.reserveCapacity(count)
    for index in 0..<count {
      let round = index / 3
      let pose = both[(index % 3 == 0 ? round : round + 1) % 2]
      var entry = TimelineEntry(
        index: index,
        at: ReplayInstant(milliseconds: round * 700 + [0, 55, 300][index % 3]),
        after: ReplayDuration(milliseconds: index == 0 ? 0 : [400, 55, 245][index % 3])
      )
      switch index % 3 {
      case 0:
        entry.event = TimelineEvent(
          index == 0 ? "start" : round.isMultiple(of: 2) ? "unfold" : "fold: {to: closed}"
        )
      case 1: break
      default:
        entry.event = TimelineEvent("settled")
        entry.isSettled = true
      }
      entry.traits = pose.traits
      entry.bars = pose.bars
      entry.frames = pose.frames
      entries.append(entry)
    }
    return entries
  }

  /// A text of at least this many bytes.
  static func text(bytes: Int, items: Int = 16) -> String {
    let sample = TimelineWriter.text(
      of: Timeline(header: header(items: items), entries: entries(count: 300, items: items))
    )
    let count = bytes * 300 / sample.utf8.count + 300
    return TimelineWriter.text(
      of: Timeline(
        header: header(items: items),
        entries: entries(count: count, items: items),
        findings: []
      )
    )
  }

  /// The text of this many entries; a changed one has its last item moved by a point wherever it stands.
  static func timelineText(entries count: Int, items: Int, changed: Bool = false) -> String {
    var all = entries(count: count, items: items)
    if changed, let last = ids(items).last {
      for index in all.indices { all[index].frames[last]?.x.hundredths += 100 }
    }
    return TimelineWriter.text(
      of: Timeline(header: header(items: items), entries: all, findings: [])
    )
  }

  private static func ids(_ count: Int) -> [ItemID] { (0..<count).map { ItemID("item\($0)") } }

  private static func pose(
    _ ids: [ItemID],
    isOpen: Bool
  ) -> (traits: TimelineTraits, bars: BarContents, frames: [ItemID: Frame]) {
    var traits = TimelineTraits()
    traits.display = isOpen ? .inner : .outer
    traits.orientation = .portrait
    traits.hinge = isOpen ? .fullyOpen : .closed
    traits.window = isOpen ? Size(width: 669, height: 951) : Size(width: 466, height: 678)
    traits.horizontalSizeClass = isOpen ? .regular : .compact
    traits.verticalSizeClass = .regular
    traits.strip = isOpen ? StripSide.none : .right
    traits.safeArea = EdgeInsets(top: 82, left: 0, bottom: 34, right: isOpen ? 0 : 84)
    let kept = ids.prefix(isOpen ? ids.count : ids.count * 3 / 4)
    let bars = BarContents([
      BarContents.Row(
        bar: isOpen ? .navigationBar : .verticalBar,
        ids: [.back] + kept + [.overflow]
      ),
      BarContents.Row(bar: .overflow, ids: Array(ids.dropFirst(kept.count))),
    ])
    var frames: [ItemID: Frame] = [:]
    for (index, id) in kept.enumerated() {
      frames[id] =
        isOpen
        ? Frame(x: Length(hundredths: 7600 + index * 4450), y: 24, width: 44, height: 44)
        : Frame(x: 394, y: Length(hundredths: 29_000 + index * 5000), width: 48, height: 48)
    }
    return (traits, bars, frames)
  }
}
