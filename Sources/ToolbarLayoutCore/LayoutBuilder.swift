import ToolbarModel

/// Collects what pass 6 places, bar by bar in reading order.
struct LayoutBuilder: ~Copyable {
  private(set) var bars = ContiguousArray<BarPlacement.Row>()
  private(set) var items = ContiguousArray<PlacedItem.Row>()
  private(set) var groupFrames: [GroupFrame] = []
  private(set) var concealed: [ConcealedItem] = []
  /// Lists of item numbers: of a menu with dividers, and those that pass 7 adds.
  var members = ContiguousArray<Int32>()
  private let table: ItemTable
  private var bar: Bar = .navigationBar
  /// The first placed item of the open bar.
  private var first = 0
  /// The first member of the open bar, which has dividers; nil while placed items are all it has.
  private var firstMember: Int?

  /// - Parameter count: how many items there can be, about.
  init(_ table: ItemTable, count: Int) {
    self.table = table
    items.reserveCapacity(count)
    bars.reserveCapacity(4)
  }

  /// What was collected, with the reasons for it. The lists are handed over, not shared.
  mutating func record(
    _ environment: consuming LayoutEnvironment,
    _ decisions: inout ContiguousArray<ItemDecision.Row>,
    _ grounds: consuming ContiguousArray<DecisionGrounds>,
    _ dropped: consuming [DroppedItem],
    _ backTitle: consuming String?
  ) -> LayoutRecord {
    LayoutRecord(
      environment: environment,
      bars: bars.taken(),
      items: items.taken(),
      decisions: decisions.taken(),
      concealed: concealed,
      dropped: dropped,
      groupFrames: groupFrames,
      backTitle: backTitle,
      grounds: grounds,
      members: members.taken(),
      table: table
    )
  }

  mutating func open(_ bar: Bar) {
    self.bar = bar
    first = items.count
    firstMember = nil
  }

  mutating func close(frame: Frame?) {
    let part =
      if let firstMember { firstMember..<members.count } else { first..<items.count }
    bars.append(
      BarPlacement.Row(
        bar: bar,
        frame: frame?.drawable,
        items: Int32(part.lowerBound)..<Int32(part.upperBound),
        isListed: firstMember != nil
      )
    )
  }

  /// Places an item in the open bar.
  mutating func place(_ item: Int32, _ frame: Frame, _ form: ItemForm) {
    items.append(PlacedItem.Row(item: item, bar: bar, frame: frame.drawable, form: form))
  }

  /// Lists an item in the overflow menu, which is the open bar.
  mutating func list(_ item: Int32, _ form: ItemForm) {
    if firstMember != nil { members.append(item) }
    items.append(PlacedItem.Row(item: item, bar: bar, form: form))
  }

  /// A line between rows of the menu, which is no item.
  mutating func divide(_ divider: Int32) {
    if firstMember == nil {
      firstMember = members.count
      members.append(contentsOf: items[first...].lazy.map(\.item))
    }
    members.append(divider)
  }

  /// Gives the candidates' decisions, one for each, the bars they stand in; the last counts for one that is in two.
  func noteBars(in decisions: inout ContiguousArray<ItemDecision.Row>) {
    var decisions = decisions.mutableSpan
    for row in items where Int(row.item) < decisions.count {
      decisions[Int(row.item)].bar = row.bar
    }
  }

  mutating func conceal(_ item: Int32, behind owner: Int32) {
    concealed.append(
      ConcealedItem(id: table.ids[Int(item)], behind: table.ids[Int(owner)])
    )
  }

  /// Extends the capsule of a group.
  mutating func frame(_ group: Int32, _ frame: Frame) {
    let id = table.ids[Int(group)]
    let frame = frame.drawable
    if let last = groupFrames.indices.last, groupFrames[last].id == id {
      groupFrames[last].frame = groupFrames[last].frame.union(frame)
    } else if let index = groupFrames.firstIndex(where: { $0.id == id }) {
      groupFrames[index].frame = groupFrames[index].frame.union(frame)
    } else {
      groupFrames.append(GroupFrame(id: id, frame: frame))
    }
  }
}

extension ContiguousArray {
  /// The list, which is empty afterwards: nobody shares it.
  mutating func taken() -> ContiguousArray {
    var list = ContiguousArray()
    swap(&self, &list)
    return list
  }
}

extension Frame {
  /// Where there is less than no room, nothing: sides are never negative.
  fileprivate var drawable: Frame {
    width >= 0 && height >= 0
      ? self : Frame(x: x, y: y, width: max(0, width), height: max(0, height))
  }
}
