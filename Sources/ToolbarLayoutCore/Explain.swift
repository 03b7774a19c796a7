import ToolbarModel

/// Pass 7: why every item is where it is, as numbers and names.
enum Explain {
  /// What the decisions in each bar have in common, by `BarPlace`.
  ///
  /// - Parameters:
  ///   - draft: gets the rules of those kept in the room of the overflow button.
  ///   - members: the layout's lists, which get those of the items that stayed.
  static func grounds(
    of fitted: FittedBars,
    _ context: LayoutContext,
    _ draft: inout Draft,
    _ members: inout ContiguousArray<Int32>
  ) -> ContiguousArray<DecisionGrounds> {
    let horizontal: AssumedNumbers = context.search.slot == .nowhere ? .text : .search
    var grounds = ContiguousArray<DecisionGrounds>()
    grounds.reserveCapacity(BarPlace.count)
    for _ in 0..<BarPlace.count { grounds.append(.none) }
    for index in fitted.all.indices {
      let bar = fitted.all[index]
      // Only the bars that count the overflow button keep something in its room.
      if bar.isButtonSlotUsed { Fit.noteKept(in: bar, context.prepared, &draft) }
      grounds[Int(bar.place.rawValue)] = .of(
        bar,
        bar.isHorizontal ? horizontal : .vertical,
        context.prepared,
        draft,
        &members
      )
    }
    return grounds
  }

  /// One decision for each candidate that stands or could stand somewhere, then the permanent rows of the menu.
  static func settleDecisions(
    of draft: inout Draft,
    _ prepared: PreparedScreen,
    hasMenu: Bool
  ) {
    if prepared.hasSystemCandidates {
      draft.decisions.removeAll { row in
        let candidate = Int(row.item)
        return draft.fates[candidate].slot == .nowhere && prepared.candidates[candidate].isSystem
      }
    }
    guard let menuRows = prepared.menuRows else { return }
    for (row, number) in zip(menuRows, prepared.numbers.rows) {
      guard case .item = row else { continue }
      draft.decisions.append(
        ItemDecision.Row(
          item: number,
          bar: hasMenu ? .overflow : nil,
          rule: .permanentOverflow,
          grounds: BarPlace.none.rawValue
        )
      )
    }
  }
}
