import TimelineModel
import ToolbarModel

/// Gives every item in a bar a frame: the timeline's own, else one made up from its bar and its place in it.
struct FramePlacer {
  let entry: TimelineEntry
  let labels: ItemLabels
  let window: Size

  private static let control: Length = 44
  private static let gap: Length = 8
  private static let margin: Length = 16
  /// Thickness of a strip along a side, as measured on the foldable.
  private static let strip: Length = 84

  init(entry: TimelineEntry, labels: ItemLabels) {
    self.entry = entry
    self.labels = labels
    window = entry.traits.window ?? Self.window(around: entry)
  }

  /// A window that holds every frame of an entry that does not say its window; the size of a phone when it has none.
  private static func window(around entry: TimelineEntry) -> Size {
    let frames = entry.bars.rows.flatMap(\.ids).compactMap { entry.frames[$0] }
    let fallback = DeviceProfile.iPhone17.portraitSize
    return Size(
      width: max(fallback.width, (frames.map(\.maxX).max() ?? .zero) + margin),
      height: max(fallback.height, (frames.map(\.maxY).max() ?? .zero) + margin)
    )
  }

  /// Frames of all items in bars on screen.
  func frames() -> [ItemID: Frame] {
    var result: [ItemID: Frame] = [:]
    for row in entry.bars.rows where row.bar != .overflow {
      let known = row.ids.map { entry.frames[$0] }
      if known.contains(where: { $0 == nil }) {
        for (id, frame) in zip(row.ids, filled(row, known: known)) { result[id] = frame }
      } else {
        for (id, frame) in zip(row.ids, known) { result[id] = frame }
      }
    }
    return result
  }

  /// The frame a bar is drawn in: its own, else a band around its items; nil when there is nothing to draw.
  func barFrame(_ bar: Bar, holding items: [Frame]) -> Frame? {
    if let frame = entry.barFrames[bar] { return frame }
    guard let first = items.first else { return nil }
    let all = items.dropFirst().reduce(first) { $0.union($1) }
    let inset: Length = 5
    let band =
      isVertical(bar)
      ? Frame(
        x: all.x - inset,
        y: all.y - inset,
        width: all.width + inset * 2,
        height: all.height + inset * 2
      )
      : Frame(
        x: inset,
        y: all.y - inset,
        width: window.width - inset * 2,
        height: all.height + inset * 2
      )
    return band.intersection(Frame(x: 0, y: 0, width: window.width, height: window.height))
  }

  private var isMirrored: Bool { entry.traits.direction == .rightToLeft }

  private func isVertical(_ bar: Bar) -> Bool {
    switch bar {
    case .verticalBar: true
    case .tabBar: (entry.traits.strip ?? .none) != .none
    case .navigationBar, .titleRow, .bottomBar, .keyboardBar, .sidebarBar, .contentBar, .overflow:
      false
    }
  }

  /// Puts the items without a frame between their neighbours, squeezed when the room is short.
  private func filled(_ row: BarContents.Row, known: [Frame?]) -> [Frame] {
    let band = band(of: row.bar, known: known.compactMap(\.self))
    let axis = isVertical(row.bar)
    let spans = known.map { frame in frame.map { span(of: $0, isVertical: axis) } }
    let lengths = row.ids.map { naturalLength($0, isVertical: axis) }
    let limit = axis ? band.maxY - Self.margin : span(of: band, isVertical: false).end - Self.margin
    var cursor = (axis ? band.y : span(of: band, isVertical: false).start) + Self.margin
    var result: [Frame] = []
    for index in row.ids.indices {
      if let frame = known[index], let span = spans[index] {
        result.append(frame)
        cursor = max(cursor, span.end + Self.gap)
        continue
      }
      let next = spans[index...].firstIndex { $0 != nil }
      let end = next.flatMap { spans[$0]?.start }.map { $0 - Self.gap } ?? limit
      let waiting = lengths[index..<(next ?? lengths.endIndex)]
      let need = waiting.reduce(Length.zero) { $0 + $1 + Self.gap } - Self.gap
      let room = max(end - cursor, Length(points: 4 * waiting.count))
      let share =
        need > room
        ? Length(points: lengths[index].points * room.points / need.points) : lengths[index]
      result.append(frame(from: cursor, length: share, in: band, isVertical: axis))
      cursor = cursor + share + (need > room ? 2 : Self.gap)
    }
    return result
  }

  private func frame(from start: Length, length: Length, in band: Frame, isVertical: Bool) -> Frame
  {
    if isVertical {
      return Frame(x: band.midX - Self.control / 2, y: start, width: Self.control, height: length)
    }
    let x = isMirrored ? window.width - start - length : start
    return Frame(x: x, y: band.midY - Self.control / 2, width: length, height: Self.control)
  }

  /// Start and end of a frame along its bar, counted in reading direction.
  private func span(of frame: Frame, isVertical: Bool) -> (start: Length, end: Length) {
    if isVertical { return (frame.y, frame.maxY) }
    return isMirrored
      ? (window.width - frame.maxX, window.width - frame.x) : (frame.x, frame.maxX)
  }

  private func naturalLength(_ id: ItemID, isVertical: Bool) -> Length {
    if isVertical { return Self.control }
    if let width = labels.item(id)?.width { return width }
    if id == .title || id == .search { return 140 }
    if id == .tabs { return 200 }
    guard labels.glyph(of: id) == nil else { return Self.control }
    let text = TextRuler.width(labels.name(of: id), size: 17)
    return Length(points: min(max(text.rounded() + 20, 44), 160))
  }

  /// Where a bar is when nothing says so: along the edge that its kind stands at.
  private func band(of bar: Bar, known: [Frame]) -> Frame {
    if let frame = entry.barFrames[bar] ?? barFrame(bar, holding: known) { return frame }
    let insets = entry.traits.safeArea ?? EdgeInsets()
    let (width, height) = (window.width, window.height)
    let strip = entry.traits.strip ?? .none
    let stripWidth = strip == .none ? Length.zero : Self.strip
    let left = strip == .left ? Self.strip : .zero
    let top = max(insets.top - 54, 0)
    let bottom = height - max(insets.bottom, 0)
    switch bar {
    case .navigationBar: return Frame(x: 0, y: top, width: width, height: 54)
    case .titleRow: return Frame(x: left, y: top, width: width - stripWidth, height: 54)
    case .verticalBar: return column(at: strip, from: 170, to: height - 120)
    case .bottomBar: return Frame(x: left, y: bottom - 54, width: width - stripWidth, height: 54)
    case .tabBar where strip != .none: return column(at: strip, from: height / 2, to: height)
    case .tabBar: return Frame(x: 0, y: height - 83, width: width, height: 54)
    case .keyboardBar:
      let keyboard = entry.traits.keyboardHeight ?? .zero
      return Frame(x: 0, y: height - keyboard - 50, width: width, height: 50)
    case .sidebarBar: return Frame(x: 0, y: top, width: min(320, width / 3), height: 54)
    case .contentBar:
      return Frame(x: min(320, width / 3), y: top, width: min(320, width / 3), height: 54)
    case .overflow: preconditionFailure("the overflow menu is not a bar on screen")
    }
  }

  private func column(at strip: StripSide, from top: Length, to bottom: Length) -> Frame {
    let x = strip == .left ? Length.zero : window.width - Self.strip
    return Frame(
      x: x,
      y: min(top, window.height / 3),
      width: Self.strip,
      height: max(bottom - top, 88)
    )
  }
}
