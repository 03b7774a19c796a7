import ToolbarModel

/// Pass 3: which axis an eligible candidate takes where a vertical bar exists.
///
/// Decided before priority: a pinned text item never enters the vertical bar.
enum Axis {
  static func settle(
    _ draft: inout Draft,
    _ context: borrowing LayoutContext
  ) {
    guard context.around.isVertical else { return }
    let prepared = context.prepared
    let hasNoContainer = !prepared.hasContainer
    for index in draft.fates.indices {
      var fate = draft.standing(of: index)
      switch fate.slot {
      case .close, .pinned, .leading, .centre, .trailing:
        if prepared.candidates[index].mayGoVertical {
          if fate.slot == .centre { fate.slot = .trailing }
          if fate.rule == .fits, prepared.candidates[index].axis == .verticalPreferred {
            fate.rule = .verticalAxis
          }
        } else {
          fate.slot = .row
          fate.rule = .horizontalAxis
        }
      case .bottom:
        // Without a navigation container the symbols lie along the bottom (measured).
        if hasNoContainer { break }
        if !prepared.candidates[index].mayGoVertical {
          fate.slot = .row
          fate.rule = .horizontalAxis
        }
      case .title, .subtitle, .largeTitle, .largeSubtitle, .row, .rowSearch, .nowhere, .menu,
        .search, .drawer, .floating, .keyboard, .sidebar, .content, .member:
        break
      }
      if fate.slot == .row { fate = inRow(fate, draft, context) }
      draft.put(index, fate)
    }
  }

  /// A place in the title row, unless there is no row.
  private static func inRow(
    _ fate: Standing,
    _ draft: borrowing Draft,
    _ context: borrowing LayoutContext
  ) -> Standing {
    if context.prepared.isNavigationHidden { return Standing(.nowhere, .hiddenBar) }
    if context.isBarMinimized { return Standing(.nowhere, .minimizedBar) }
    switch draft.row {
    case .open: return fate
    case .emptiedByKeyboard: return Standing(.nowhere, .droppedByKeyboard)
    case .hiddenBySearch: return Standing(.nowhere, .droppedAxis)
    }
  }
}
