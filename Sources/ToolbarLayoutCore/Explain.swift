import ToolbarModel

/// Pass 7: why every item is where it is, as numbers and names.
struct Explain {
  let context: LayoutContext
  let result: FitResult

  private var prepared: PreparedScreen { context.prepared }
  private var around: Surroundings { context.around }
  private var draft: Draft { result.draft }
  private var fitted: FittedBars { result.bars }

  func decisions(_ builder: LayoutBuilder) -> [ItemDecision] {
    var decisions: [ItemDecision] = []
    decisions.reserveCapacity(draft.fates.count + 4)
    let losers = Losers(prepared, draft, fitted)
    for index in draft.fates.indices {
      let candidate = prepared.candidates[index]
      let fate = draft.fates[index]
      if candidate.isSystem, fate.slot == .nowhere { continue }
      let bar = fittedBar(fate.slot)
      let hasYielded = fate.hasLeft || fate.isBehindGroup
      decisions.append(
        ItemDecision(
          id: prepared.ids[index],
          bar: builder.standing[index],
          rule: rule(of: index, fate, bar),
          numbers: bar?.numbers,
          priority: candidate.isSystem ? nil : prepared.priorities[index],
          lostTo: hasYielded ? losers.survivors(fate.slot) : [],
          shortBy: hasYielded ? fate.shortBy : nil,
          assumed: bar == nil ? [] : assumed(fate.slot)
        )
      )
    }
    addPermanentRows(to: &decisions)
    return decisions
  }

  /// The fit kept a candidate in the room that the overflow button would have taken.
  private func rule(of index: Int, _ fate: Fate, _ bar: FittedBar?) -> LayoutRule {
    guard fate.rule == .fits, let bar, bar.isButtonSlotUsed, bar.firstToLeave(prepared) == index
    else { return fate.rule }
    return .keptInButtonSlot
  }

  private func fittedBar(_ slot: Slot) -> FittedBar? {
    switch slot {
    case .close, .pinned, .leading, .centre, .trailing, .search: fitted.top
    case .bottom: context.hasHorizontalBottom ? fitted.bottom : fitted.top
    case .row: fitted.row
    case .sidebar: fitted.sidebar
    case .content: fitted.content
    case .nowhere, .menu, .title, .subtitle, .largeTitle, .largeSubtitle, .drawer, .rowSearch,
      .floating, .keyboard, .member:
      nil
    }
  }

  private func assumed(_ slot: Slot) -> [ProfileNumber] {
    let isInStrip: Bool
    switch slot {
    case .bottom: isInStrip = !context.hasHorizontalBottom
    case .close, .pinned, .leading, .centre, .trailing: isInStrip = around.isVertical
    case .nowhere, .menu, .search, .title, .subtitle, .largeTitle, .largeSubtitle, .drawer, .row,
      .rowSearch, .floating, .keyboard, .sidebar, .content, .member:
      isInStrip = false
    }
    if isInStrip { return prepared.assumed.vertical }
    return context.search.slot == .nowhere ? prepared.assumed.text : prepared.assumed.search
  }

  private func addPermanentRows(to decisions: inout [ItemDecision]) {
    guard let rows = prepared.menuRows else { return }
    for row in rows {
      guard case .item(let item) = row else { continue }
      decisions.append(
        ItemDecision(
          id: item.id,
          bar: fitted.hasMenu ? .overflow : nil,
          rule: .permanentOverflow
        )
      )
    }
  }
}
