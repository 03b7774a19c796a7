import ToolbarModel

extension Place {
  /// The horizontal bars over the other columns of a split view.
  mutating func placeColumns() {
    if let frame = around.sidebar { placeColumn(.sidebarBar, frame, draft.fitted[.sidebar]) }
    if let frame = around.content { placeColumn(.contentBar, frame, draft.fitted[.content]) }
  }

  private mutating func placeColumn(_ name: Bar, _ frame: Frame, _ bar: FittedBar?) {
    guard let bar else { return }
    let ruler = BarRuler(frame, margin: metrics.barMargin, isMirrored: context.isMirrored)
    let line = BarLine(ruler, y: frame.y, control: metrics.barControl, isCentred: false)
    let blocks = bar.content.blocks
    builder.open(name)
    var place = ruler.end - extent(of: blocks, gap: metrics.barGap) + metrics.barGap
    lay(blocks, from: &place, gap: metrics.barGap)
    put(blocks, bar.content, along: line)
    builder.close(frame: frame)
  }
}
