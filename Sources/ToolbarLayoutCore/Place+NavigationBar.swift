import ToolbarModel

extension Place {
  /// The navigation bar: leading section, title and centre, trailing section, search, pinned outermost.
  ///
  /// - Returns: what Back shows; nil without Back.
  func placeNavigationBar(into builder: inout LayoutBuilder, _ edges: inout Edges) -> String? {
    let isTabsOnTop = fitted.tabs?.place == .top && fitted.tabs?.isCompact == false
    let shift = isTabsOnTop ? metrics.tabBarTopHeight : 0
    edges.top += shift
    guard let bar = fitted.top else {
      placeMinimizedBar(into: &builder, &edges, shift)
      return nil
    }
    var box = around.topBar
    box.frame.y += shift
    let inline = box.frame
    let ruler = BarRuler(box, traits.layoutDirection)
    let plan = NavigationBarPlan(self, bar, ruler)
    builder.open(.navigationBar)
    func frame(_ place: Length, _ length: Length, _ view: Size?) -> Frame {
      let height = min(view?.height ?? box.control, box.control)
      return ruler.frame(
        at: place,
        y: inline.y + (box.control - height) / 2,
        width: length,
        height: height
      )
    }
    if let back = plan.back {
      builder.place(.back, frame(back.place, back.length, nil), back.form)
    }
    put(Slot.beforeTitle, plan, bar, into: &builder, frame)
    var height = inline.height
    if case .large(let shown) = draft.titleState {
      // Out of line, below the items; its place in the reading order stays.
      let area = BarRuler(
        Frame(x: inline.x, y: inline.maxY, width: inline.width, height: shown),
        margin: max(box.left, box.right),
        traits.layoutDirection
      )
      placeTitle(
        at: area.start,
        width: min(prepared.titleLength * 2, area.end - area.start),
        y: inline.maxY,
        height: shown,
        area,
        isGone: false,
        into: &builder
      )
      height += shown
    } else {
      placeTitle(
        at: plan.title.place,
        width: plan.title.length,
        y: inline.y,
        height: box.control,
        ruler,
        isGone: bar.titleGone,
        into: &builder
      )
    }
    put(Slot.afterTitle, plan, bar, into: &builder, frame)
    if bar.showsButton { builder.place(.overflow, frame(plan.button, box.control, nil), .symbol) }
    put(Slot.afterButton, plan, bar, into: &builder, frame)
    height += placeDrawer(ruler, y: inline.y + height, into: &builder)
    var whole = inline
    whole.height = height
    builder.close(frame: whole)
    edges.top = whole.maxY + box.gap - around.canvas.y
    return plan.backTitle
  }

  private func put(
    _ slots: [Slot],
    _ plan: NavigationBarPlan,
    _ bar: FittedBar,
    into builder: inout LayoutBuilder,
    _ frame: (Length, Length, Size?) -> Frame
  ) {
    for slot in slots {
      for index in bar.content.blocks.indices
      where bar.content.blocks[index].slot == slot && plan.widths[index] > 0 {
        let block = bar.content.blocks[index]
        let first = bar.content.order[block.start]
        if prepared.candidates[first].kind == .search {
          builder.place(
            .search,
            frame(plan.places[index], plan.widths[index], nil),
            plan.searchForm,
            candidate: first
          )
        } else {
          blocks.put(index, of: bar, at: plan.places[index], into: &builder, frame: frame)
        }
      }
    }
  }

  /// A search field in a row of its own below the bar; the height it adds.
  private func placeDrawer(
    _ ruler: BarRuler,
    y: Length,
    into builder: inout LayoutBuilder
  ) -> Length {
    guard search.slot == .drawer else { return 0 }
    let side = around.topBar.control
    let top = y + (metrics.searchRowHeight - side) / 2
    let beside = search.cancelSlot == .drawer ? side + metrics.barGap : 0
    for index in draft.fates.indices where draft.fates[index].slot == .drawer {
      switch prepared.candidates[index].kind {
      case .search:
        builder.place(
          .search,
          ruler.frame(
            at: ruler.start,
            y: top,
            width: ruler.end - ruler.start - beside,
            height: side
          ),
          .field,
          candidate: index
        )
      case .cancelSearch:
        builder.place(
          .cancelSearch,
          ruler.frame(at: ruler.end - side, y: top, width: side, height: side),
          .symbol,
          candidate: index
        )
      case .item, .controlGroup, .member, .sidebarToggle: break
      }
    }
    return metrics.searchRowHeight
  }

  /// A minimized bar is there with nothing in it and no height.
  private func placeMinimizedBar(
    into builder: inout LayoutBuilder,
    _ edges: inout Edges,
    _ shift: Length
  ) {
    guard traits.isNavigationBarMinimized, screen.container != .none,
      !screen.hidden.contains(.navigationBar)
    else { return }
    builder.open(.navigationBar)
    var frame = around.topBar.frame
    frame.y += shift
    let bottom = frame.maxY + around.topBar.gap - around.canvas.y
    frame.height = 0
    builder.close(frame: frame)
    switch screen.minimization.safeAreaAdjustment {
    case .automatic, .enabled: break
    case .disabled: edges.top = bottom
    }
  }
}
