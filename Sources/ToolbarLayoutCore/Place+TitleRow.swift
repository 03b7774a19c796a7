import ToolbarModel

extension Place {
  /// The title row: title or views in its place at the leading end, items and a search field at the trailing end.
  func placeRow(into builder: inout LayoutBuilder, _ edges: inout Edges) {
    guard let bar = fitted.row else { return }
    edges.top = around.topBar.frame.y - around.canvas.y
    let hasField = search.slot == .rowSearch
    var widths: [Length] = []
    var itemsLength: Length = 0
    for index in bar.content.blocks.indices {
      let length = blocks.length(of: index, in: bar)
      widths.append(length)
      if length > 0 { itemsLength += length + metrics.barGap }
    }
    let hasTitle = (draft.isTitleShown && !bar.titleGone) || hasTitleViews
    let keepsHeight = itemsLength > 0 || hasField
    guard hasTitle || keepsHeight || draft.isSubtitleShown else {
      reserveMinimizedRow(&edges)
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
    let ruler = BarRuler(frame, margin: 0, traits.layoutDirection)
    builder.open(.titleRow)
    var trailing = ruler.end
    if hasField { trailing -= fieldLength(bar) + metrics.barGap }
    let itemsStart = trailing - itemsLength + metrics.barGap
    if hasTitle || draft.isSubtitleShown {
      let room = (itemsLength > 0 ? itemsStart - metrics.barGap : trailing) - ruler.start
      placeTitle(
        at: ruler.start,
        width: min(prepared.titleLength, max(0, room)),
        y: frame.y,
        height: frame.height,
        ruler,
        isGone: bar.titleGone,
        into: &builder
      )
    }
    var place = itemsStart
    for index in bar.content.blocks.indices where widths[index] > 0 {
      blocks.put(index, of: bar, at: place, into: &builder) { place, length, view in
        rowFrame(ruler, frame.y, place, length, view)
      }
      place += widths[index] + metrics.barGap
    }
    if hasField { placeRowField(ruler, bar, frame.y, into: &builder) }
    builder.close(frame: frame)
  }

  private func rowFrame(
    _ ruler: BarRuler,
    _ y: Length,
    _ place: Length,
    _ length: Length,
    _ view: Size?
  ) -> Frame {
    let height = min(view?.height ?? metrics.rowHeight, metrics.rowHeight)
    return ruler.frame(
      at: place,
      y: y + (metrics.rowHeight - height) / 2,
      width: length,
      height: height
    )
  }

  private var hasTitleViews: Bool {
    draft.fates.contains {
      switch $0.slot {
      case .title, .largeTitle: true
      case .nowhere, .menu, .close, .pinned, .leading, .centre, .trailing, .search, .subtitle,
        .largeSubtitle, .drawer, .row, .rowSearch, .bottom, .floating, .keyboard, .sidebar,
        .content, .member:
        false
      }
    }
  }

  /// A minimized row without safe-area adjustment leaves its room in place.
  private func reserveMinimizedRow(_ edges: inout Edges) {
    guard traits.isNavigationBarMinimized else { return }
    switch screen.minimization.safeAreaAdjustment {
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

  private func placeRowField(
    _ ruler: BarRuler,
    _ bar: FittedBar,
    _ y: Length,
    into builder: inout LayoutBuilder
  ) {
    let cancel = context.rowCancel
    let whole = fieldLength(bar)
    let isBeside = search.cancelSlot == .rowSearch
    let width = isBeside ? whole - cancel.gap - cancel.side : whole
    let height = search.rowWidth == nil ? metrics.searchRowField : metrics.rowHeight
    let start = ruler.end - whole
    for index in draft.fates.indices where draft.fates[index].slot == .rowSearch {
      switch prepared.candidates[index].kind {
      case .search:
        builder.place(
          .search,
          ruler.frame(at: start, y: y, width: width, height: height),
          .field,
          candidate: index
        )
      case .cancelSearch:
        builder.place(
          .cancelSearch,
          ruler.frame(
            at: ruler.end - cancel.side,
            y: y,
            width: cancel.side,
            height: cancel.side
          ),
          .symbol,
          candidate: index
        )
      case .item, .controlGroup, .member, .sidebarToggle: break
      }
    }
  }

  /// The title's text or the views in its place, and the subtitle below.
  func placeTitle(
    at place: Length,
    width: Length,
    y: Length,
    height: Length,
    _ ruler: BarRuler,
    isGone: Bool,
    into builder: inout LayoutBuilder
  ) {
    let isSubtitled = draft.isSubtitleShown
    let subtitleHeight = isSubtitled ? min(metrics.subtitleHeight, height) : 0
    if draft.isTitleShown, !isGone {
      builder.place(
        .title,
        ruler.frame(at: place, y: y, width: width, height: height - subtitleHeight),
        .title
      )
    }
    var cursor = place
    for index in draft.fates.indices {
      let slot = draft.fates[index].slot
      guard slot == .title || slot == .largeTitle || slot == .subtitle || slot == .largeSubtitle
      else { continue }
      let item = prepared.candidates[index]
      let length = context.lengths[index]
      builder.place(
        prepared.ids[index],
        ruler.frame(at: cursor, y: y, width: length, height: height - subtitleHeight),
        item.form,
        candidate: index
      )
      cursor += length + metrics.barGap
    }
    if isSubtitled {
      builder.place(
        .subtitle,
        ruler.frame(
          at: place,
          y: y + height - subtitleHeight,
          width: min(prepared.subtitleLength, max(width, metrics.titleMinimum)),
          height: subtitleHeight
        ),
        .title
      )
    }
  }
}
