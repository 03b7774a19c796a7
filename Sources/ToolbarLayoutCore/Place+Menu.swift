import ToolbarModel

extension Place {
  /// The one overflow menu: what left in declaration order, then permanent content.
  func placeMenu(into builder: inout LayoutBuilder) {
    guard fitted.hasMenu else { return }
    builder.open(.overflow)
    var lastGroup = -1
    for index in draft.fates.indices {
      let candidate = prepared.candidates[index]
      let fate = draft.fates[index]
      guard fate.slot == .menu || fate.hasLeft || isListedAnyway(candidate, fate) else { continue }
      if fate.isBehindGroup {
        // A collapsed group that left is one row, with its items behind it.
        let owner = prepared.blocks[candidate.block].id
        if candidate.block != lastGroup { builder.place(owner, nil, .menu) }
        lastGroup = candidate.block
        builder.conceal(prepared.ids[index], behind: owner)
        continue
      }
      builder.place(prepared.ids[index], nil, candidate.menuForm, candidate: index)
      if candidate.kind == .controlGroup { blocks.concealMembers(of: index, into: &builder) }
    }
    if !draft.isTopBarGone || context.hasHorizontalBottom { placePermanentRows(into: &builder) }
    builder.close(frame: nil)
  }

  /// `alwaysAvailable` items are listed though they are in the bar, where the profile does not dedupe.
  private func isListedAnyway(_ candidate: Candidate, _ fate: Fate) -> Bool {
    candidate.customization.isAlwaysAvailable && screen.toolbarID != nil
      && fate.slot != .nowhere && fate.slot != .member
      && !prepared.dedupesAlwaysAvailable
  }

  private func placePermanentRows(into builder: inout LayoutBuilder) {
    guard let rows = prepared.menuRows else { return }
    let context = ConditionContext(traits: traits, around: around)
    for row in rows {
      switch row {
      case .divider: builder.divide()
      case .item(let item):
        if context.holds(item.when) {
          builder.place(item.id, nil, Self.menuForm(of: item.content))
        }
      }
    }
  }

  static func menuForm(of content: ItemContent) -> ItemForm {
    switch content {
    case .symbol: .symbol
    case .title: .title
    case .label: .titleAndSymbol
    case .view: .view
    }
  }
}
