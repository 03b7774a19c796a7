import ToolbarModel

extension Place {
  /// The vertical bar: Back or Close, pinned, leading, trailing, the overflow button; a gap; bottom-bar items above the tabs.
  func placeStrip(into builder: inout LayoutBuilder, _ edges: inout Edges) {
    guard let bar = fitted.top else { return }
    let side = metrics.stripControl
    let x = around.column - side / 2
    let gap = metrics.stripGap
    func frame(_ place: Length, _ length: Length, _ view: Size?) -> Frame {
      guard let view else { return Frame(x: x, y: place, width: side, height: length) }
      return Frame(
        x: around.column - view.width / 2,
        y: place,
        width: view.width,
        height: view.height
      )
    }
    var end = around.runBottom
    if let tabs = fitted.tabs {
      let isCompact = tabs.isCompact || bar.tabsAreCompact
      end -= (isCompact ? side : tabs.stripLength(metrics)) + gap
    }
    builder.open(.verticalBar)
    var y = around.runTop
    if context.hasBack {
      builder.place(.back, frame(y, side, nil), .symbol)
      y += side + gap
    }
    let isFirst = y
    for index in bar.content.blocks.indices where bar.content.blocks[index].slot != .bottom {
      let length = blocks.length(of: index, in: bar)
      if length <= 0 { continue }
      blocks.put(index, of: bar, at: y, into: &builder, frame: frame)
      y += length + gap
    }
    if bar.showsButton {
      builder.place(.overflow, frame(y, side, nil), .symbol)
      y += side + gap
    }
    var lower: Length = 0
    for index in bar.content.blocks.indices where bar.content.blocks[index].slot == .bottom {
      let length = blocks.length(of: index, in: bar)
      if length > 0 { lower += length + gap }
    }
    if lower > 0 {
      // The lower stack ends at the bottom end; should nothing fit any more, it follows the upper one.
      var low = max(end - lower + gap, y)
      for index in bar.content.blocks.indices where bar.content.blocks[index].slot == .bottom {
        let length = blocks.length(of: index, in: bar)
        if length <= 0 { continue }
        blocks.put(index, of: bar, at: low, into: &builder, frame: frame)
        low += length + gap
      }
    }
    let isEmpty = isFirst == around.runTop && y == isFirst && lower <= 0
    if !isEmpty {
      edges.isStripDrawn = true
      builder.close(
        frame: Frame(
          x: x,
          y: around.runTop,
          width: side,
          height: max(y - gap, end) - around.runTop
        )
      )
    }
    if fitted.tabs != nil { edges.isStripDrawn = true }
  }
}
