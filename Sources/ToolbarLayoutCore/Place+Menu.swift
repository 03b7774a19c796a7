import ToolbarModel

extension Place {
  /// The one overflow menu: what left in declaration order, then permanent content.
  mutating func placeMenu(in traits: Traits) {
    guard draft.fitted.hasMenu else { return }
    builder.open(.overflow)
    var lastGroup: Int32 = -1
    for index in draft.fates.indices {
      let fate = draft.fates[index]
      guard fate.slot == .menu || fate.hasLeft || isListedAnyway(index) else { continue }
      if fate.isBehindGroup {
        // A collapsed group that left is one row, with its items behind it.
        let group = prepared.candidates[index].block
        let owner = prepared.blocks[Int(group)].number
        if group != lastGroup { builder.list(owner, .menu) }
        lastGroup = group
        builder.conceal(Int32(index), behind: owner)
        continue
      }
      builder.list(Int32(index), prepared.candidates[index].menuForm)
      if prepared.candidates[index].kind == .controlGroup { concealMembers(of: index) }
    }
    if !draft.isTopBarGone || context.hasHorizontalBottom { placePermanentRows(in: traits) }
    builder.close(frame: nil)
  }

  /// `alwaysAvailable` items are listed though they are in the bar, where the profile does not dedupe.
  private func isListedAnyway(_ candidate: Int) -> Bool {
    guard prepared.hasToolbarID, !prepared.dedupesAlwaysAvailable else { return false }
    let slot = draft.fates[candidate].slot
    return prepared.candidates[candidate].customization.isAlwaysAvailable
      && slot != .nowhere && slot != .member
  }

  private mutating func placePermanentRows(in traits: Traits) {
    guard let rows = prepared.menuRows else { return }
    for (row, number) in zip(rows, numbers.rows) {
      switch row {
      case .divider: builder.divide(number)
      case .item(let item):
        if ConditionRule.holds(item.when, in: traits, around) {
          builder.list(number, Self.menuForm(of: item.content))
        }
      }
    }
  }

  private static func menuForm(of content: ItemContent) -> ItemForm {
    switch content {
    case .symbol: .symbol
    case .title: .title
    case .label: .titleAndSymbol
    case .view: .view
    }
  }
}
