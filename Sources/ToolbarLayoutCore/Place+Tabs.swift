import ToolbarModel

extension Place {
  /// The tabs, wherever their control lies: slots when whole, one control when compact.
  func placeTabs(into builder: inout LayoutBuilder, _ edges: inout Edges) {
    guard let tabs = fitted.tabs else { return }
    builder.open(.tabBar)
    switch tabs.place {
    case .strip: placeStripTabs(tabs, into: &builder)
    case .bottom: placeBottomTabs(tabs, into: &builder, &edges)
    case .top: placeTopTabs(tabs, into: &builder)
    }
  }

  private func id(of tab: Int) -> ItemID { .tab(screen.tabs[tab].name) }

  private func placeCompact(_ frame: Frame, into builder: inout LayoutBuilder) {
    builder.place(.tabs, frame, .compact)
    for tab in screen.tabs { builder.conceal(.tab(tab.name), behind: .tabs) }
  }

  private func placeStripTabs(_ tabs: TabPlan, into builder: inout LayoutBuilder) {
    let side = metrics.stripControl
    let x = around.column - side / 2
    let isCompact = tabs.isCompact || fitted.top?.tabsAreCompact ?? false
    if isCompact {
      let frame = Frame(x: x, y: around.runBottom - side, width: side, height: side)
      placeCompact(frame, into: &builder)
      return builder.close(frame: frame)
    }
    let length = tabs.stripLength(metrics)
    let top = around.runBottom - length
    var y = top + metrics.stripTabPadding
    func placeSlot(_ id: ItemID) {
      builder.place(
        id,
        Frame(x: x, y: y, width: side, height: metrics.stripTabPitch),
        .symbol
      )
      y += metrics.stripTabPitch
    }
    for tab in tabs.shown { placeSlot(id(of: tab)) }
    if !tabs.behindMore.isEmpty {
      placeSlot(.moreTab)
      for tab in tabs.behindMore { builder.conceal(id(of: tab), behind: .moreTab) }
    }
    builder.frame(
      .tabs,
      Frame(x: x, y: top, width: side, height: y + metrics.stripTabPadding - top)
    )
    if let separate = tabs.separateSearch {
      builder.place(
        id(of: separate),
        Frame(x: x, y: around.runBottom - side, width: side, height: side),
        .symbol
      )
    }
    builder.close(frame: Frame(x: x, y: top, width: side, height: length))
  }

  private func placeBottomTabs(
    _ tabs: TabPlan,
    into builder: inout LayoutBuilder,
    _ edges: inout Edges
  ) {
    let canvas = around.canvas
    let height = metrics.tabBarHeight + around.bare.bottom
    let frame = Frame(
      x: canvas.x,
      y: canvas.maxY - height,
      width: canvas.width,
      height: height
    )
    edges.bottom = max(edges.bottom, height)
    let margin = metrics.barMargin + max(around.bare.left, around.bare.right)
    let ruler = BarRuler(frame, margin: margin, traits.layoutDirection)
    let y = frame.y + metrics.tabSlotTop
    if tabs.isCompact {
      let side = metrics.barControl
      placeCompact(ruler.frame(at: ruler.start, y: y, width: side, height: side), into: &builder)
    } else {
      let width = (ruler.end - ruler.start) / max(1, tabs.slotCount)
      let slotHeight = min(metrics.tabSlotHeight, height - metrics.tabSlotTop)
      placeSlots(tabs, ruler, from: ruler.start, y: y, width, slotHeight, into: &builder)
    }
    builder.close(frame: frame)
  }

  private func placeTopTabs(_ tabs: TabPlan, into builder: inout LayoutBuilder) {
    let canvas = around.canvas
    let y = canvas.y + around.bare.top
    if tabs.isCompact {
      // It minimizes with the navigation bar and then takes no room of its own.
      let side = metrics.barControl
      let frame = Frame(x: canvas.x + (canvas.width - side) / 2, y: y, width: side, height: side)
      placeCompact(frame, into: &builder)
      return builder.close(frame: frame)
    }
    let frame = Frame(x: canvas.x, y: y, width: canvas.width, height: metrics.tabBarTopHeight)
    let ruler = BarRuler(frame, margin: metrics.barMargin, traits.layoutDirection)
    let room = (ruler.end - ruler.start) / max(1, tabs.slotCount)
    let width = min(room, metrics.tabSlotMinimum * 3 / 2)
    let start = (frame.width - width * tabs.slotCount) / 2
    placeSlots(
      tabs,
      ruler,
      from: start,
      y: y + (frame.height - metrics.barControl) / 2,
      width,
      metrics.barControl,
      into: &builder
    )
    builder.close(frame: frame)
  }

  private func placeSlots(
    _ tabs: TabPlan,
    _ ruler: BarRuler,
    from start: Length,
    y: Length,
    _ width: Length,
    _ height: Length,
    into builder: inout LayoutBuilder
  ) {
    var place = start
    func placeSlot(_ id: ItemID) {
      let frame = ruler.frame(at: place, y: y, width: width, height: height)
      builder.place(id, frame, .titleAndSymbol)
      builder.frame(.tabs, frame)
      place += width
    }
    for tab in tabs.shown { placeSlot(id(of: tab)) }
    if !tabs.behindMore.isEmpty {
      placeSlot(.moreTab)
      for tab in tabs.behindMore { builder.conceal(id(of: tab), behind: .moreTab) }
    }
  }
}
