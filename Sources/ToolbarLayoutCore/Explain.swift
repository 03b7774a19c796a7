import ToolbarModel

/// Pass 7: why every item is where it is, as numbers and names.
enum Explain {
  /// What the decisions in each bar have in common, by `BarPlace`.
  ///
  /// - Parameters:
  ///   - draft: gets the rules of those kept in the room of the overflow button.
  ///   - members: the layout's lists, which get those of the items that stayed.
  static func grounds(
    of draft: inout Draft,
    _ context: borrowing LayoutContext,
    _ members: inout ContiguousArray<Int32>
  ) -> ContiguousArray<DecisionGrounds> {
    let horizontal: AssumedNumbers = context.search.slot == .nowhere ? .text : .search
    var grounds = ContiguousArray<DecisionGrounds>()
    grounds.reserveCapacity(BarPlace.count)
    for _ in 0..<BarPlace.count { grounds.append(.none) }
    for index in draft.fitted.all.indices {
      // Only the bars that count the overflow button keep something in its room.
      if draft.fitted.all[index].isButtonSlotUsed {
        Fit.noteKept(in: draft.fitted.all[index].content.blocks, context.prepared, &draft)
      }
      grounds[Int(draft.fitted.all[index].place.rawValue)] = DecisionGrounds(
        numbers: draft.fitted.all[index].numbers,
        survivors: addSurvivors(of: index, context.prepared, draft, to: &members),
        assumed: (draft.fitted.all[index].isHorizontal ? horizontal : .vertical).rawValue
      )
    }
    return grounds
  }

  /// Lists who stayed in a bar where others left, where that is of interest, and where the list is.
  private static func addSurvivors(
    of bar: Int,
    _ prepared: PreparedScreen,
    _ draft: borrowing Draft,
    to members: inout ContiguousArray<Int32>
  ) -> Range<Int32> {
    let first = Int32(members.count)
    if draft.fitted.all[bar].isShort, draft.fitted.all[bar].place.listsSurvivors {
      // All that stay in all bars are no more than there are candidates.
      if members.isEmpty { members.reserveCapacity(draft.fates.count) }
      for index in draft.fitted.all[bar].content.blocks where draft.blocks[index].isPinned {
        addRemaining(of: index, draft, to: &members)
      }
      for position in draft.fitted.all[bar].leaving.reversed() {
        let index = Int(draft.leaving[position])
        if !draft.blocks[index].isCollapsed {
          addRemaining(of: index, draft, to: &members)
        } else if draft.blocks[index].width > 0 {
          members.append(prepared.blocks[Int(draft.blocks[index].block)].number)
        }
      }
    }
    return first..<Int32(members.count)
  }

  /// Inlined: most blocks have one member.
  @inline(__always)
  private static func addRemaining(
    of block: Int,
    _ draft: borrowing Draft,
    to members: inout ContiguousArray<Int32>
  ) {
    let slot = draft.blocks[block].slot
    for candidate in draft.blocks[block].span
    where draft.fates[candidate].slot == slot && !draft.fates[candidate].hasLeft {
      members.append(Int32(candidate))
    }
  }

  /// One decision for each candidate that stands or could stand somewhere, then the permanent rows of the menu.
  static func settleDecisions(
    of draft: inout Draft,
    _ prepared: borrowing PreparedScreen,
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
