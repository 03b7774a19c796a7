import ToolbarModel

extension DecisionGrounds {
  /// The grounds of the decisions in one bar; who stayed where others left is noted in `members`.
  static func of(
    _ bar: FittedBar,
    _ assumed: AssumedNumbers,
    _ prepared: PreparedScreen,
    _ draft: borrowing Draft,
    _ members: inout ContiguousArray<Int32>
  ) -> DecisionGrounds {
    let first = Int32(members.count)
    if bar.isShort, bar.place.listsSurvivors {
      addSurvivors(of: bar, prepared, draft, to: &members)
    }
    return DecisionGrounds(
      numbers: bar.numbers,
      survivors: first..<Int32(members.count),
      assumed: assumed.rawValue
    )
  }

  private static func addSurvivors(
    of bar: FittedBar,
    _ prepared: PreparedScreen,
    _ draft: borrowing Draft,
    to members: inout ContiguousArray<Int32>
  ) {
    for index in bar.content.blocks where draft.blocks[index].isPinned {
      addRemaining(of: draft.blocks[index], draft, to: &members)
    }
    for position in bar.leaving.reversed() {
      let block = draft.blocks[Int(draft.leaving[position])]
      if !block.isCollapsed {
        addRemaining(of: block, draft, to: &members)
      } else if block.width > 0 {
        members.append(prepared.blocks[Int(block.block)].number)
      }
    }
  }

  private static func addRemaining(
    of block: BarBlock,
    _ draft: borrowing Draft,
    to members: inout ContiguousArray<Int32>
  ) {
    for candidate in block.span
    where draft.fates[candidate].slot == block.slot && !draft.fates[candidate].hasLeft {
      members.append(Int32(candidate))
    }
  }
}
