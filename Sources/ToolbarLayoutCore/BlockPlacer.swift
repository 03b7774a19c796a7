import ToolbarModel

/// Pass 6, one block: its visible members along an axis, or the control that stands for it.
struct BlockPlacer {
  let context: LayoutContext
  let result: FitResult

  private var prepared: PreparedScreen { context.prepared }
  private var lengths: [Length] { context.lengths }
  private var draft: Draft { result.draft }

  /// What a block takes after the fit; zero when nothing of it is left.
  func length(of index: Int, in bar: FittedBar) -> Length {
    let block = bar.content.blocks[index]
    if bar.chain.steps.isEmpty { return block.length }
    if block.kind == .control {
      return draft.fates[bar.content.order[block.start]].hasLeft ? 0 : block.length
    }
    if bar.collapsed[index] {
      let hasLeft = draft.fates[bar.content.order[block.start]].hasLeft
      return hasLeft ? 0 : bar.content.control + block.spacers
    }
    var sum: Length = 0
    var count = 0
    for position in block.start..<block.end {
      let candidate = bar.content.order[position]
      if draft.fates[candidate].hasLeft { continue }
      sum += lengths[candidate] + (count > 0 ? bar.content.joint : 0)
      count += 1
    }
    return count == 0 ? 0 : sum + block.spacers
  }

  /// Places what is left of a block from `place` on.
  ///
  /// `frame` makes a rectangle of a place along the axis, a length and, for custom views, its own size.
  func put(
    _ index: Int,
    of bar: FittedBar,
    at place: Length,
    into builder: inout LayoutBuilder,
    frame: (_ place: Length, _ length: Length, _ view: Size?) -> Frame
  ) {
    let block = bar.content.blocks[index]
    var cursor = place + block.spacers
    let first = bar.content.order[block.start]
    if !bar.chain.steps.isEmpty, bar.collapsed[index] {
      let owner = prepared.blocks[block.block].id
      builder.place(owner, frame(cursor, bar.content.control, nil), .menu)
      for position in block.start..<block.end {
        builder.conceal(prepared.ids[bar.content.order[position]], behind: owner)
      }
      return
    }
    if block.kind == .control {
      builder.place(
        prepared.ids[first],
        frame(cursor, lengths[first], nil),
        .symbol,
        candidate: first
      )
      concealMembers(of: first, into: &builder)
      return
    }
    let isGroup = prepared.blocks[block.block].isGroup
    for position in block.start..<block.end {
      let candidate = bar.content.order[position]
      if draft.fates[candidate].hasLeft { continue }
      let item = prepared.candidates[candidate]
      let rectangle = frame(cursor, lengths[candidate], item.isView ? item.viewSize : nil)
      builder.place(prepared.ids[candidate], rectangle, form(of: item), candidate: candidate)
      if isGroup { builder.frame(prepared.blocks[block.block].id, rectangle) }
      cursor += lengths[candidate] + bar.content.joint
    }
  }

  func form(of item: Candidate) -> ItemForm {
    switch item.kind {
    case .search: draft.searchForm
    case .item, .controlGroup, .member, .cancelSearch, .sidebarToggle: item.form
    }
  }

  /// The eligible items behind a control group.
  func concealMembers(of group: Int, into builder: inout LayoutBuilder) {
    let owner = prepared.candidates[group]
    var member = group + 1
    while member < prepared.candidates.count, prepared.candidates[member].block == owner.block {
      if draft.fates[member].slot == .member {
        builder.conceal(prepared.ids[member], behind: prepared.ids[group])
      }
      member += 1
    }
  }
}
