extension ToolbarLayout {
  /// A layout of values that come from anywhere: of an engine with no table of its own, or in a test.
  package init(
    environment: LayoutEnvironment,
    bars: [BarPlacement] = [],
    items: [PlacedItem] = [],
    concealed: [ConcealedItem] = [],
    dropped: [DroppedItem] = [],
    groupFrames: [GroupFrame] = [],
    backTitle: String? = nil,
    decisions: [ItemDecision] = []
  ) {
    // Those decided on first, so that their numbers are those of the priorities.
    var ids = decisions.map(\.id)
    func numbers(of added: [ItemID]) -> Range<Int32> {
      let first = Int32(ids.count)
      ids += added
      return first..<Int32(ids.count)
    }
    let bars = bars.map { bar in
      BarPlacement.Row(
        bar: bar.bar,
        frame: bar.frame,
        items: numbers(of: bar.items),
        isListed: true
      )
    }
    let items = items.map { item in
      let number = numbers(of: [item.id]).lowerBound
      guard let frame = item.frame else {
        return PlacedItem.Row(item: number, bar: item.bar, form: item.form)
      }
      return PlacedItem.Row(item: number, bar: item.bar, frame: frame, form: item.form)
    }
    var grounds = ContiguousArray<DecisionGrounds>()
    let reasons = decisions.enumerated().map { index, decision in
      let number = Int32(index)
      grounds.append(
        DecisionGrounds(
          numbers: decision.numbers,
          survivors: numbers(of: decision.lostTo),
          assumed: number
        )
      )
      return ItemDecision.Row(
        item: number,
        bar: decision.bar,
        rule: decision.rule,
        grounds: number,
        hasYielded: true,
        shortBy: decision.shortBy
      )
    }
    let table = ItemTable(
      ids: ids,
      priorities: decisions.map(\.priority),
      assumed: decisions.map(\.assumed)
    )
    self.init(
      LayoutRecord(
        environment: environment,
        bars: ContiguousArray(bars),
        items: ContiguousArray(items),
        decisions: ContiguousArray(reasons),
        concealed: concealed,
        dropped: dropped,
        groupFrames: groupFrames,
        backTitle: backTitle,
        grounds: grounds,
        members: ContiguousArray(0..<Int32(ids.count)),
        table: table
      )
    )
  }
}
