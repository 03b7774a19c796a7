import ToolbarModel

extension ToolbarLayout {
  /// Items of the app that stand in bars on screen, in the order in which they would leave, last first.
  var shownItems: [ItemID] {
    bars.filter { $0.bar != .overflow && $0.bar != .tabBar }.flatMap(\.items).filter {
      !$0.isSystem
    }
  }

  var menuItems: [ItemID] { bars.first { $0.bar == .overflow }?.items ?? [] }

  /// The same layout with only the first `count` items shown and the rest in the menu, or with more shown than fit.
  func showing(_ count: Int) -> ToolbarLayout {
    var layout = self
    while layout.shownItems.count > max(0, count), let id = layout.shownItems.last {
      layout.move(id, to: .overflow)
    }
    while layout.shownItems.count < count, let id = layout.menuItems.first {
      layout.move(id, to: nil)
    }
    return layout
  }

  /// The same layout with one item in the menu.
  func hiding(_ id: ItemID) -> ToolbarLayout {
    var layout = self
    if shownItems.contains(id) { layout.move(id, to: .overflow) }
    return layout
  }

  /// Into the menu, or out of it to the end of the first bar.
  private mutating func move(_ id: ItemID, to bar: Bar?) {
    var parts = MovableParts(self)
    parts.move(id, to: bar)
    self = ToolbarLayout(
      environment: environment,
      bars: parts.bars,
      items: parts.items,
      concealed: concealed,
      dropped: dropped,
      groupFrames: groupFrames,
      backTitle: backTitle,
      decisions: Array(decisions)
    )
  }
}

/// The bars and items of a layout while something is moved by hand.
private struct MovableParts {
  var bars: [BarPlacement]
  var items: [PlacedItem]
  private let window: Size

  init(_ layout: ToolbarLayout) {
    bars = Array(layout.bars)
    items = Array(layout.items)
    window = layout.environment.window
  }

  private var menuItems: [ItemID] { bars.first { $0.bar == .overflow }?.items ?? [] }

  mutating func move(_ id: ItemID, to bar: Bar?) {
    for index in bars.indices { bars[index].items.removeAll { $0 == id } }
    let place = items.firstIndex { $0.id == id }
    if bar == .overflow {
      if let index = bars.firstIndex(where: { $0.bar == .overflow }) {
        bars[index].items.insert(id, at: 0)
      } else {
        bars.append(BarPlacement(bar: .overflow, frame: nil, items: [id]))
      }
      if let place {
        let frame = items[place].frame
        items[place] = PlacedItem(id: id, bar: .overflow, frame: nil, form: items[place].form)
        showButton(at: frame)
      }
    } else if let index = bars.firstIndex(where: {
      $0.bar == .navigationBar || $0.bar == .verticalBar
    }) {
      let button = bars[index].items.firstIndex(of: .overflow) ?? bars[index].items.endIndex
      bars[index].items.insert(id, at: button)
      if let place {
        let frame = Frame(x: window.width - 22, y: 60, width: 44, height: 44)
        items[place] = PlacedItem(
          id: id,
          bar: bars[index].bar,
          frame: frame,
          form: items[place].form
        )
      }
      if menuItems.isEmpty {
        bars.removeAll { $0.bar == .overflow }
        bars[index].items.removeAll { $0 == .overflow }
        items.removeAll { $0.id == .overflow }
      }
    }
  }

  private mutating func showButton(at frame: Frame?) {
    guard !items.contains(where: { $0.id == .overflow }),
      let index = bars.firstIndex(where: { $0.bar == .navigationBar || $0.bar == .verticalBar })
    else { return }
    bars[index].items.append(.overflow)
    items.append(PlacedItem(id: .overflow, bar: bars[index].bar, frame: frame, form: .symbol))
  }
}
