import TimelineModel
import ToolbarModel

/// What the layouts of a synthetic day depend on.
struct SyntheticState {
  var isOpen = true
  var isLandscape = false
  /// Of the window while the device is open and upright.
  var width = 660
  var isEditing = false
  var isSearching = false
  var isMinimized = false
  var screens = ["Library"]

  private var hasStrip: Bool { !isOpen || isLandscape }

  private var window: Size {
    switch (isOpen, isLandscape) {
    case (true, false): Size(width: Length(points: width), height: 951)
    case (true, true): Size(width: 951, height: 669)
    case (false, false): Size(width: 466, height: 678)
    case (false, true): Size(width: 678, height: 466)
    }
  }

  /// - Parameter missing: an item that is left out by a fault.
  func shown(_ items: [TimelineItem], missing: ItemID?) -> EntryState {
    // Editing brings in two items, a pushed screen has half of them, a search leaves room for a few.
    var wanted = items.enumerated().filter { isEditing || $0.offset % 8 != 5 }
    if screens.count > 1 { wanted.removeAll { $0.offset % 2 == 1 } }
    let lengths = wanted.map { hasStrip ? 48 : 44 + 12 * ($0.offset % 3) }
    let ids = wanted.map(\.element.id)
    let kept = count(of: lengths, in: room)
    let bar: Bar = hasStrip ? .verticalBar : .navigationBar
    var rows = [
      BarContents.Row(
        bar: bar,
        ids: [.back] + (isSearching ? [.search] : []) + ids.prefix(kept).filter { $0 != missing }
          + (kept < ids.count ? [.overflow] : [])
      )
    ]
    if !isMinimized { rows.append(BarContents.Row(bar: .bottomBar, ids: ["done"])) }
    if kept < ids.count {
      rows.append(BarContents.Row(bar: .overflow, ids: Array(ids[kept...])))
    }
    var frames = frames(
      ids: ids.prefix(kept) + (kept < ids.count ? [.overflow] : []),
      lengths: lengths.prefix(kept) + (kept < ids.count ? [44] : [])
    )
    if let missing { frames[missing] = nil }
    if !isMinimized {
      frames["done"] = Frame(x: 20, y: window.height - 80, width: 44, height: 44)
    }
    var shown = EntryState()
    shown.traits = traits
    shown.bars = BarContents(rows)
    shown.frames = frames
    return shown
  }

  private var room: Int {
    let all = hasStrip ? (window.height - 300).hundredths / 100 - (isOpen ? 40 : 120) : width - 90
    return isSearching ? all / 2 : all
  }

  /// How many of the first items fit, with the overflow button when not all do.
  private func count(of lengths: [Int], in room: Int) -> Int {
    if lengths.reduce(0, { $0 + $1 + 8 }) <= room { return lengths.count }
    var left = room - 52
    return lengths.prefix { length in
      left -= length + 8
      return left >= 0
    }.count
  }

  private func frames(ids: [ItemID], lengths: [Int]) -> [ItemID: Frame] {
    var frames: [ItemID: Frame] = [:]
    var along = hasStrip ? 300 : width - 8 - lengths.reduce(0) { $0 + $1 + 8 }
    for (id, length) in zip(ids, lengths) {
      frames[id] =
        hasStrip
        ? Frame(
          x: window.width - 66,
          y: Length(points: along),
          width: 48,
          height: Length(points: length)
        )
        : Frame(x: Length(points: along), y: 90, width: Length(points: length), height: 44)
      along += length + 8
    }
    return frames
  }

  private var traits: TimelineTraits {
    var traits = TimelineTraits()
    traits.display = isOpen ? .inner : .outer
    traits.orientation = isLandscape ? .landscapeRight : .portrait
    traits.hinge = isOpen ? .fullyOpen : .closed
    traits.window = window
    traits.horizontalSizeClass = isOpen ? .regular : .compact
    traits.verticalSizeClass = .regular
    traits.strip = hasStrip ? .right : StripSide.none
    traits.safeArea = EdgeInsets(top: 82, left: 0, bottom: 34, right: hasStrip ? 84 : 0)
    traits.screens = screens
    traits.isSearching = isSearching
    return traits
  }
}
