import ToolbarModel

extension Place {
  /// The title row: title or views in its place at the leading end, items and a search field at the trailing end.
  mutating func placeRow() {
    guard let index = draft.fitted.index(of: .row) else { return }
    let bar = draft.fitted.all[index]
    edges.top = around.topBar.frame.y - around.canvas.y
    let hasField = search.slot == .rowSearch
    let gap = metrics.barGap
    let itemsLength = extent(of: bar.content.blocks, gap: gap)
    let hasTitle = (draft.isTitleShown && !bar.titleGone) || hasTitleViews
    let keepsHeight = itemsLength > 0 || hasField
    guard hasTitle || keepsHeight || draft.isSubtitleShown else {
      reserveMinimizedRow()
      return
    }
    var frame = around.topBar.frame
    if hasField {
      if around.strip == .left { frame.x -= metrics.rowTrailingGap }
      frame.width += metrics.rowTrailingGap
    }
    var extent = metrics.rowHeight + metrics.rowGapBelow
    if case .large(let shown) = draft.titleState {
      frame.height = keepsHeight ? max(shown, metrics.rowHeight) : shown
      extent = keepsHeight ? max(shown, extent) : shown
    }
    edges.top += extent
    let ruler = BarRuler(frame, margin: 0, isMirrored: context.isMirrored)
    builder.open(.titleRow)
    var trailing = ruler.end
    if hasField { trailing -= fieldLength(bar) + gap }
    var place = trailing - itemsLength + gap
    if hasTitle || draft.isSubtitleShown {
      let room = (itemsLength > 0 ? place - gap : trailing) - ruler.start
      placeTitle(
        at: ruler.start,
        width: min(prepared.titleLength, max(0, room)),
        y: frame.y,
        height: frame.height,
        ruler,
        isGone: bar.titleGone
      )
    }
    lay(bar.content.blocks, from: &place, gap: gap)
    let line = BarLine(ruler, y: frame.y, control: metrics.rowHeight)
    put(bar.content.blocks, bar.content, along: line)
    if hasField { placeRowField(ruler, bar, frame.y) }
    builder.close(frame: frame)
  }

  private var hasTitleViews: Bool {
    draft.occupied.contains(.title) || draft.occupied.contains(.largeTitle)
  }

  /// A minimized row without safe-area adjustment leaves its room in place.
  private mutating func reserveMinimizedRow() {
    guard context.isBarMinimized else { return }
    switch prepared.screen.minimization.safeAreaAdjustment {
    case .automatic, .enabled: break
    case .disabled: edges.top += metrics.rowHeight + metrics.rowGapBelow
    }
  }

  /// The field in the row with its cancel control, when that stands beside it.
  private func fieldLength(_ bar: FittedBar) -> Length {
    let cancel = context.rowCancel
    let beside = search.cancelSlot == .rowSearch ? cancel.gap + cancel.side : 0
    let room = metrics.searchMinimum + bar.spare
    return min(search.rowWidth ?? room, room) + beside
  }

  private mutating func placeRowField(_ ruler: BarRuler, _ bar: FittedBar, _ y: Length) {
    let cancel = context.rowCancel
    let whole = fieldLength(bar)
    let isBeside = search.cancelSlot == .rowSearch
    let width = isBeside ? whole - cancel.gap - cancel.side : whole
    let height = search.rowWidth == nil ? metrics.searchRowField : metrics.rowHeight
    for index in draft.fates.indices where draft.fates[index].slot == .rowSearch {
      switch prepared.candidates[index].kind {
      case .search:
        put(index, ruler.frame(at: ruler.end - whole, y: y, width: width, height: height), .field)
      case .cancelSearch:
        let place = ruler.end - cancel.side
        let side = cancel.side
        put(index, ruler.frame(at: place, y: y, width: side, height: side), .symbol)
      case .item, .controlGroup, .member, .sidebarToggle: break
      }
    }
  }

  /// The title's text or the views in its place, and the subtitle below.
  mutating func placeTitle(
    at place: Length,
    width: Length,
    y: Length,
    height: Length,
    _ ruler: BarRuler,
    isGone: Bool
  ) {
    let isSubtitled = draft.isSubtitleShown
    let subtitleHeight = isSubtitled ? min(metrics.subtitleHeight, height) : 0
    let titleHeight = height - subtitleHeight
    if draft.isTitleShown, !isGone {
      let frame = ruler.frame(at: place, y: y, width: width, height: titleHeight)
      builder.place(numbers.title, frame, .title)
    }
    var cursor = place
    for index in draft.fates.indices where draft.occupied.holdsTitle {
      switch draft.fates[index].slot {
      case .title, .largeTitle, .subtitle, .largeSubtitle:
        let length = draft.fates[index].length
        let frame = ruler.frame(at: cursor, y: y, width: length, height: titleHeight)
        put(index, frame, prepared.candidates[index].form)
        cursor += length + metrics.barGap
      case .nowhere, .menu, .close, .pinned, .leading, .centre, .trailing, .search, .drawer, .row,
        .rowSearch, .bottom, .floating, .keyboard, .sidebar, .content, .member:
        break
      }
    }
    if isSubtitled {
      builder.place(
        numbers.subtitle,
        ruler.frame(
          at: place,
          y: y + titleHeight,
          width: min(prepared.subtitleLength, max(width, metrics.titleMinimum)),
          height: subtitleHeight
        ),
        .title
      )
    }
  }
}
