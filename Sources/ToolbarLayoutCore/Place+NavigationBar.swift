import ToolbarModel

extension Place {
  /// The navigation bar: leading section, title and centre, trailing section, search, pinned outermost.
  ///
  /// - Returns: what Back shows; nil without Back.
  mutating func placeNavigationBar() -> String? {
    let isTabsOnTop = draft.fitted.tabs?.place == .top && draft.fitted.tabs?.isCompact == false
    let shift = isTabsOnTop ? metrics.tabBarTopHeight : 0
    edges.top += shift
    guard let index = draft.fitted.index(of: .top) else {
      placeMinimizedBar(shift)
      return nil
    }
    let bar = draft.fitted.all[index]
    var box = around.topBar
    box.frame.y += shift
    let ruler = BarRuler(box, isMirrored: context.isMirrored)
    let line = BarLine(ruler, y: box.frame.y, control: box.control)
    let plan = NavigationBarPlan(&self, bar, ruler)
    builder.open(.navigationBar)
    if let back = plan.back {
      let form: ItemForm = plan.backTitle == "" ? .symbol : .titleAndSymbol
      builder.place(numbers.back, line.frame(at: back.place, back.length), form)
    }
    put(plan.sections.beforeTitle, bar.content, along: line)
    var height = box.frame.height
    if case .large(let shown) = draft.titleState {
      placeLargeTitle(below: box, shown: shown)
      height += shown
    } else {
      placeTitle(
        at: plan.title.place,
        width: plan.title.length,
        y: box.frame.y,
        height: box.control,
        ruler,
        isGone: bar.titleGone
      )
    }
    put(plan.sections.afterTitle, bar.content, along: line)
    if bar.showsButton {
      builder.place(numbers.overflow, line.frame(at: plan.button, box.control), .symbol)
    }
    put(plan.sections.afterButton, bar.content, along: line)
    height += placeDrawer(ruler, y: box.frame.y + height)
    box.frame.height = height
    builder.close(frame: box.frame)
    edges.top = box.frame.maxY + box.gap - around.canvas.y
    return plan.backTitle
  }

  /// Out of line, below the items; its place in the reading order stays.
  private mutating func placeLargeTitle(below box: BarBox, shown: Length) {
    let inline = box.frame
    let area = BarRuler(
      Frame(x: inline.x, y: inline.maxY, width: inline.width, height: shown),
      margin: max(box.left, box.right),
      isMirrored: context.isMirrored
    )
    placeTitle(
      at: area.start,
      width: min(prepared.titleLength * 2, area.end - area.start),
      y: inline.maxY,
      height: shown,
      area,
      isGone: false
    )
  }

  /// A search field in a row of its own below the bar; the height it adds.
  private mutating func placeDrawer(_ ruler: BarRuler, y: Length) -> Length {
    guard search.slot == .drawer else { return 0 }
    let side = around.topBar.control
    let top = y + (metrics.searchRowHeight - side) / 2
    let beside = search.cancelSlot == .drawer ? side + metrics.barGap : 0
    for index in draft.fates.indices where draft.fates[index].slot == .drawer {
      switch prepared.candidates[index].kind {
      case .search:
        let width = ruler.end - ruler.start - beside
        put(index, ruler.frame(at: ruler.start, y: top, width: width, height: side), .field)
      case .cancelSearch:
        let frame = ruler.frame(at: ruler.end - side, y: top, width: side, height: side)
        put(index, frame, .symbol)
      case .item, .controlGroup, .member, .sidebarToggle: break
      }
    }
    return metrics.searchRowHeight
  }

  /// A minimized bar is there with nothing in it and no height.
  private mutating func placeMinimizedBar(_ shift: Length) {
    guard context.isBarMinimized, prepared.hasContainer, !prepared.isNavigationHidden else {
      return
    }
    builder.open(.navigationBar)
    var frame = around.topBar.frame
    frame.y += shift
    let bottom = frame.maxY + around.topBar.gap - around.canvas.y
    frame.height = 0
    builder.close(frame: frame)
    switch prepared.screen.minimization.safeAreaAdjustment {
    case .automatic, .enabled: break
    case .disabled: edges.top = bottom
    }
  }
}
