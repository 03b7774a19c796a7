import ToolbarModel

extension Place {
  /// The tabs, wherever their control lies: slots when whole, one control when compact.
  mutating func placeTabs() {
    guard let tabs = draft.fitted.tabs else { return }
    builder.open(.tabBar)
    switch tabs.place {
    case .strip: placeStripTabs(tabs)
    case .bottom: placeBottomTabs(tabs)
    case .top: placeTopTabs(tabs)
    }
  }

  /// One control, with every tab behind it; the bar is `whole`, or no more than the control.
  private mutating func placeCompact(_ frame: Frame, in whole: Frame? = nil) {
    builder.place(numbers.tabControl, frame, .compact)
    for tab in numbers.tabs { builder.conceal(tab, behind: numbers.tabControl) }
    builder.close(frame: whole ?? frame)
  }

  private mutating func placeStripTabs(_ tabs: TabPlan) {
    let side = metrics.stripControl
    let x = around.column - side / 2
    let circle = Frame(x: x, y: around.runBottom - side, width: side, height: side)
    if tabs.isCompact || draft.fitted[.top]?.tabsAreCompact ?? false { return placeCompact(circle) }
    let length = tabs.stripLength(metrics)
    let top = around.runBottom - length
    var y = top + metrics.stripTabPadding
    for position in 0..<tabs.slotCount {
      let frame = Frame(x: x, y: y, width: side, height: metrics.stripTabPitch)
      placeSlot(position, of: tabs, frame, .symbol)
      y += metrics.stripTabPitch
    }
    builder.frame(
      numbers.tabControl,
      Frame(x: x, y: top, width: side, height: y + metrics.stripTabPadding - top)
    )
    if let separate = tabs.separateSearch { builder.place(numbers.tabs[separate], circle, .symbol) }
    builder.close(frame: Frame(x: x, y: top, width: side, height: length))
  }

  /// A tab, or More with the rest behind it.
  private mutating func placeSlot(
    _ position: Int,
    of tabs: TabPlan,
    _ frame: Frame,
    _ form: ItemForm
  ) {
    if position < tabs.shown {
      builder.place(numbers.tabs[tabs.tab(at: position)], frame, form)
      return
    }
    builder.place(numbers.moreTab, frame, form)
    for hidden in tabs.shown..<tabs.count {
      builder.conceal(numbers.tabs[tabs.tab(at: hidden)], behind: numbers.moreTab)
    }
  }

  private mutating func placeBottomTabs(_ tabs: TabPlan) {
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
    let ruler = BarRuler(frame, margin: margin, isMirrored: context.isMirrored)
    let y = frame.y + metrics.tabSlotTop
    if tabs.isCompact {
      let side = metrics.barControl
      let control = ruler.frame(at: ruler.start, y: y, width: side, height: side)
      return placeCompact(control, in: frame)
    }
    let width = (ruler.end - ruler.start) / max(1, tabs.slotCount)
    let slotHeight = min(metrics.tabSlotHeight, height - metrics.tabSlotTop)
    placeSlots(tabs, ruler, from: ruler.start, y: y, width, slotHeight)
    builder.close(frame: frame)
  }

  private mutating func placeTopTabs(_ tabs: TabPlan) {
    let canvas = around.canvas
    let y = canvas.y + around.bare.top
    if tabs.isCompact {
      // It minimizes with the navigation bar and then takes no room of its own.
      let side = metrics.barControl
      placeCompact(
        Frame(x: canvas.x + (canvas.width - side) / 2, y: y, width: side, height: side)
      )
      return
    }
    let frame = Frame(x: canvas.x, y: y, width: canvas.width, height: metrics.tabBarTopHeight)
    let ruler = BarRuler(frame, margin: metrics.barMargin, isMirrored: context.isMirrored)
    let room = (ruler.end - ruler.start) / max(1, tabs.slotCount)
    let width = min(room, metrics.tabSlotMinimum * 3 / 2)
    placeSlots(
      tabs,
      ruler,
      from: (frame.width - width * tabs.slotCount) / 2,
      y: y + (frame.height - metrics.barControl) / 2,
      width,
      metrics.barControl
    )
    builder.close(frame: frame)
  }

  private mutating func placeSlots(
    _ tabs: TabPlan,
    _ ruler: BarRuler,
    from start: Length,
    y: Length,
    _ width: Length,
    _ height: Length
  ) {
    var place = start
    for position in 0..<tabs.slotCount {
      let frame = ruler.frame(at: place, y: y, width: width, height: height)
      placeSlot(position, of: tabs, frame, .titleAndSymbol)
      builder.frame(numbers.tabControl, frame)
      place += width
    }
  }
}
