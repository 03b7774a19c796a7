import ToolbarModel

/// Pass 6: frames, snapped once, here. Order, physical sides, right to left.
struct Place: ~Copyable {
  let context: LayoutContext
  var draft: Draft
  var builder: LayoutBuilder
  /// What the bars leave of the canvas, filled in while they are placed.
  var edges: Edges

  struct Edges {
    var top: Length
    var bottom: Length
    var isStripDrawn = false
  }

  init(_ context: consuming LayoutContext, _ draft: consuming Draft) {
    edges = Edges(top: context.around.bare.top, bottom: context.around.bare.bottom)
    builder = LayoutBuilder(context.prepared.numbers.table, count: draft.fates.count + 6)
    self.context = context
    self.draft = draft
  }

  var prepared: PreparedScreen { context.prepared }
  var around: Surroundings { context.around }
  var search: SearchPlace { context.search }
  var metrics: LayoutMetrics { context.metrics }
  var numbers: ItemNumbers { context.prepared.numbers }

  /// The layout; the lists that were collected for it are handed over.
  mutating func layout(in traits: Traits) -> ToolbarLayout {
    var backTitle: String? = context.hasBack ? "" : nil
    if around.isVertical {
      placeRow()
      placeStrip()
    } else {
      backTitle = placeNavigationBar()
    }
    placeBottomBar()
    placeTabs()
    placeKeyboardBar()
    placeColumns()
    placeMenu(in: traits)
    builder.noteBars(in: &draft.decisions)
    let grounds = Explain.grounds(of: &draft, context, &builder.members)
    Explain.settleDecisions(of: &draft, prepared, hasMenu: draft.fitted.hasMenu)
    let dropped = dropped(in: traits)
    return ToolbarLayout(
      builder.record(environment(in: traits), &draft.decisions, grounds, dropped, backTitle)
    )
  }

  private func environment(in traits: Traits) -> LayoutEnvironment {
    var insets = around.bare
    insets.top = edges.top
    insets.bottom = edges.bottom
    if edges.isStripDrawn, around.sheet == nil {
      // The left half of Split View is inset only by a bar that is drawn.
      switch around.strip {
      case .left: insets.left = max(insets.left, metrics.stripWidth)
      case .right: insets.right = max(insets.right, metrics.stripWidth)
      case .none: break
      }
    }
    return LayoutEnvironment(
      window: around.window,
      horizontalSizeClass: around.horizontalClass,
      verticalSizeClass: around.verticalClass,
      strip: around.strip,
      safeArea: insets,
      contentSize: Size(
        width: around.canvas.width - insets.left - insets.right,
        height: around.canvas.height - insets.top - insets.bottom
      ),
      sheet: around.sheet,
      keyboardHeight: around.keyboardHeight,
      reserved: Bars.reserved(around, traits, metrics)
    )
  }

  private func dropped(in traits: Traits) -> [DroppedItem] {
    var dropped: [DroppedItem] = []
    if draft.occupied.contains(.nowhere) {
      for index in draft.fates.indices {
        if let reason = dropReason(of: index) {
          dropped.append(DroppedItem(id: prepared.id(index), reason: reason))
        }
      }
    }
    guard let rows = prepared.menuRows else { return dropped }
    for row in rows {
      guard case .item(let item) = row else { continue }
      if !ConditionRule.holds(item.when, in: traits, around) {
        dropped.append(DroppedItem(id: item.id, reason: .condition))
      } else if !draft.fitted.hasMenu {
        dropped.append(DroppedItem(id: item.id, reason: menuDropReason))
      }
    }
    return dropped
  }

  /// Nil for what stands somewhere, and for what the app has not declared as an item.
  private func dropReason(of index: Int) -> DropReason? {
    var owner = index
    switch prepared.candidates[index].kind {
    case .search, .cancelSearch, .sidebarToggle, .controlGroup: return nil
    case .item: break
    case .member:
      // A member shares its control group's fate.
      if draft.fates[index].slot == .member { owner = prepared.group(of: index) }
    }
    return draft.fates[owner].slot == .nowhere ? draft.decisions[owner].rule.dropReason : nil
  }

  /// Why there is no menu for permanent content.
  private var menuDropReason: DropReason {
    if prepared.isNavigationHidden { return .hidden }
    return prepared.hasContainer ? .minimized : .container
  }
}
