import ToolbarModel

/// Collects what pass 6 places, bar by bar in reading order.
struct LayoutBuilder {
  private(set) var bars: [BarPlacement] = []
  private(set) var items: [PlacedItem] = []
  private(set) var groupFrames: [GroupFrame] = []
  private(set) var concealed: [ConcealedItem] = []
  /// By candidate: the bar it ended up in.
  private(set) var standing: [Bar?]
  private var ids: [ItemID] = []
  private var bar: Bar = .navigationBar

  init(candidates: Int) {
    standing = [Bar?](repeating: nil, count: candidates)
    items.reserveCapacity(candidates + 4)
  }

  mutating func open(_ bar: Bar) {
    self.bar = bar
    ids = []
    ids.reserveCapacity(standing.count / 2 + 4)
  }

  mutating func close(frame: Frame?) {
    bars.append(BarPlacement(bar: bar, frame: frame, items: ids))
  }

  mutating func place(_ id: ItemID, _ frame: Frame?, _ form: ItemForm, candidate: Int? = nil) {
    ids.append(id)
    items.append(PlacedItem(id: id, bar: bar, frame: frame, form: form))
    if let candidate { standing[candidate] = bar }
  }

  mutating func divide() { ids.append(.divider) }

  mutating func conceal(_ id: ItemID, behind owner: ItemID) {
    concealed.append(ConcealedItem(id: id, behind: owner))
  }

  /// Extends the capsule of a group.
  mutating func frame(_ group: ItemID, _ frame: Frame) {
    if let index = groupFrames.firstIndex(where: { $0.id == group }) {
      groupFrames[index].frame = groupFrames[index].frame.union(frame)
    } else {
      groupFrames.append(GroupFrame(id: group, frame: frame))
    }
  }
}

extension Frame {
  /// The smallest rectangle around two.
  func union(_ other: Frame) -> Frame {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Frame(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }
}
