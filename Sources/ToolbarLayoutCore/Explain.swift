import ToolbarModel

/// Pass 7: why every item is where it is, as numbers and names.
struct Explain {
  /// Where the grounds of a bar's decisions stand in the layout's.
  private enum Place: Int32, CaseIterable {
    case none
    case top
    case bottom
    case row
    case sidebar
    case content
  }

  private let context: LayoutContext
  private let hasMenu: Bool
  /// For each place in order.
  private(set) var grounds: ContiguousArray<DecisionGrounds>

  /// - Parameters:
  ///   - draft: gets the rules of those kept in the room of the overflow button.
  ///   - members: the layout's lists, which get those of the items that stayed.
  init(
    _ context: LayoutContext,
    _ fitted: borrowing FittedBars,
    _ draft: inout Draft,
    _ members: inout ContiguousArray<Int32>
  ) {
    self.context = context
    hasMenu = fitted.hasMenu
    let horizontal: AssumedNumbers = context.search.slot == .nowhere ? .text : .search
    let upper: AssumedNumbers = context.around.isVertical ? .vertical : horizontal
    let prepared = context.prepared
    grounds = ContiguousArray(repeating: .none, count: Place.allCases.count)
    func note(_ place: Place, _ bar: FittedBar, _ assumed: AssumedNumbers, hasLists: Bool = true) {
      // Only the bars that count the overflow button keep something in its room.
      if bar.isButtonSlotUsed { Fit.noteKept(in: bar, prepared, &draft) }
      grounds[Int(place.rawValue)] = .of(
        bar,
        assumed,
        prepared,
        draft,
        &members,
        hasLists: hasLists
      )
    }
    if let bar = fitted.top { note(.top, bar, upper) }
    if let bar = fitted.bottom { note(.bottom, bar, horizontal) }
    if let bar = fitted.row { note(.row, bar, horizontal) }
    if let bar = fitted.sidebar { note(.sidebar, bar, horizontal, hasLists: false) }
    if let bar = fitted.content { note(.content, bar, horizontal, hasLists: false) }
  }

  /// One decision for each candidate that stands or could stand somewhere, then the permanent rows of the menu.
  func decisions(_ draft: borrowing Draft) -> ContiguousArray<ItemDecision.Row> {
    let prepared = context.prepared
    var rows = ContiguousArray<ItemDecision.Row>()
    rows.reserveCapacity(draft.fates.count + prepared.numbers.rows.count)
    for index in draft.fates.indices {
      let fate = draft.fates[index]
      if fate.slot == .nowhere, prepared.candidates[index].isSystem { continue }
      rows.append(
        ItemDecision.Row(
          item: Int32(index),
          bar: fate.bar,
          rule: fate.rule,
          grounds: place(of: fate.slot).rawValue,
          hasYielded: fate.hasLeft || fate.isBehindGroup,
          shortBy: fate.shortBy
        )
      )
    }
    if let menuRows = prepared.menuRows { addPermanent(menuRows, to: &rows) }
    return rows
  }

  private func place(of slot: Slot) -> Place {
    switch slot {
    case .close, .pinned, .leading, .centre, .trailing, .search: .top
    case .bottom: context.hasHorizontalBottom ? .bottom : .top
    case .row: .row
    case .sidebar: .sidebar
    case .content: .content
    case .nowhere, .menu, .title, .subtitle, .largeTitle, .largeSubtitle, .drawer, .rowSearch,
      .floating, .keyboard, .member:
      .none
    }
  }

  private func addPermanent(
    _ menuRows: [OverflowMenuEntry],
    to rows: inout ContiguousArray<ItemDecision.Row>
  ) {
    for (row, number) in zip(menuRows, context.prepared.numbers.rows) {
      guard case .item = row else { continue }
      rows.append(
        ItemDecision.Row(
          item: number,
          bar: hasMenu ? .overflow : nil,
          rule: .permanentOverflow,
          grounds: Place.none.rawValue
        )
      )
    }
  }
}
