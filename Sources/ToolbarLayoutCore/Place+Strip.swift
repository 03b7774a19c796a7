import ToolbarModel

extension Place {
  /// The vertical bar: Back or Close, pinned, leading, trailing, the overflow button; a gap; bottom-bar items above the tabs.
  mutating func placeStrip() {
    guard let index = draft.fitted.index(of: .top) else { return }
    let bar = draft.fitted.all[index]
    let side = metrics.stripControl
    let gap = metrics.stripGap
    let line = BarLine(column: around.column, side: side)
    var end = around.runBottom
    if let tabs = draft.fitted.tabs {
      let isCompact = tabs.isCompact || bar.tabsAreCompact
      end -= (isCompact ? side : tabs.stripLength(metrics)) + gap
    }
    let blocks = bar.content.blocks
    let lowest = blocks.first { draft.blocks[$0].slot == .bottom } ?? blocks.upperBound
    builder.open(.verticalBar)
    var y = around.runTop
    if context.hasBack {
      builder.place(numbers.back, line.frame(at: y, side), .symbol)
      y += side + gap
    }
    lay(blocks.lowerBound..<lowest, from: &y, gap: gap)
    put(blocks.lowerBound..<lowest, bar.content, along: line)
    if bar.showsButton {
      builder.place(numbers.overflow, line.frame(at: y, side), .symbol)
      y += side + gap
    }
    let lower = lowest..<blocks.upperBound
    let length = extent(of: lower, gap: gap)
    // The lower stack ends at the bottom end; should nothing fit any more, it follows the upper one.
    var low = max(end - length + gap, y)
    lay(lower, from: &low, gap: gap)
    put(lower, bar.content, along: line)
    if y > around.runTop || length > 0 {
      edges.isStripDrawn = true
      builder.close(
        frame: Frame(
          x: around.column - side / 2,
          y: around.runTop,
          width: side,
          height: max(y - gap, end) - around.runTop
        )
      )
    }
    if draft.fitted.tabs != nil { edges.isStripDrawn = true }
  }
}
