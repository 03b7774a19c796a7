import ToolbarModel

/// Pass 6: frames, snapped once, here. Order, physical sides, right to left.
struct Place {
  let context: LayoutContext
  let result: FitResult

  var prepared: PreparedScreen { context.prepared }
  var traits: Traits { context.traits }
  var around: Surroundings { context.around }
  var search: SearchPlace { context.search }
  var metrics: LayoutMetrics { context.metrics }
  var screen: Screen { context.prepared.screen }
  var draft: Draft { result.draft }
  var fitted: FittedBars { result.bars }
  var blocks: BlockPlacer { BlockPlacer(context: context, result: result) }

  /// What the bars leave of the canvas, filled in while they are placed.
  struct Edges {
    var top: Length
    var bottom: Length
    var isStripDrawn = false
  }

  func layout() -> ToolbarLayout {
    var builder = LayoutBuilder(candidates: prepared.candidates.count)
    var edges = Edges(top: around.bare.top, bottom: around.bare.bottom)
    var backTitle: String? = context.hasBack ? "" : nil
    if around.isVertical {
      placeRow(into: &builder, &edges)
      placeStrip(into: &builder, &edges)
    } else {
      backTitle = placeNavigationBar(into: &builder, &edges)
    }
    placeBottomBar(into: &builder, &edges)
    placeTabs(into: &builder, &edges)
    placeKeyboardBar(into: &builder, edges)
    placeColumns(into: &builder)
    placeMenu(into: &builder)
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
    return ToolbarLayout(
      environment: environment(insets),
      bars: builder.bars,
      items: builder.items,
      concealed: builder.concealed,
      dropped: dropped(),
      groupFrames: builder.groupFrames,
      backTitle: backTitle,
      decisions: Explain(context: context, result: result).decisions(builder)
    )
  }

  private func environment(_ insets: EdgeInsets) -> LayoutEnvironment {
    LayoutEnvironment(
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
      reserved: around.reserved
    )
  }

  private func dropped() -> [DroppedItem] {
    var dropped: [DroppedItem] = []
    for index in draft.fates.indices {
      let candidate = prepared.candidates[index]
      if candidate.isSystem { continue }
      var fate = draft.fates[index]
      if fate.slot == .member {
        // A member shares its control group's fate.
        var group = index
        while prepared.candidates[group].kind == .member { group -= 1 }
        fate = draft.fates[group]
      }
      if fate.slot == .nowhere, candidate.kind != .controlGroup, let reason = fate.rule.dropReason {
        dropped.append(DroppedItem(id: prepared.ids[index], reason: reason))
      }
    }
    guard let rows = prepared.menuRows else { return dropped }
    let context = ConditionContext(traits: traits, around: around)
    for row in rows {
      guard case .item(let item) = row else { continue }
      if !context.holds(item.when) {
        dropped.append(DroppedItem(id: item.id, reason: .condition))
      } else if !fitted.hasMenu {
        dropped.append(DroppedItem(id: item.id, reason: menuDropReason))
      }
    }
    return dropped
  }

  /// Why there is no menu for permanent content.
  private var menuDropReason: DropReason {
    if screen.hidden.contains(.navigationBar) { return .hidden }
    return screen.container == .none ? .container : .minimized
  }
}
