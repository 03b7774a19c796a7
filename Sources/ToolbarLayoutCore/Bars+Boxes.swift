import ToolbarModel

extension Bars {
  /// The navigation bar, or the title row beside a vertical bar.
  static func placeTopBar(
    _ around: inout Surroundings,
    _ traits: Traits,
    _ metrics: LayoutMetrics
  ) {
    let canvas = around.canvas
    let isSheet = around.sheet != nil
    let isFoldable = metrics.stripWidth > 0
    switch around.strip {
    case .right:
      let left = canvas.x + (isSheet ? metrics.sheetRowLeading : metrics.rowLeading)
      let right = canvas.maxX - around.bare.right - metrics.rowTrailingGap
      around.topBar = row(from: left, to: right, around, metrics)
      return
    case .left:
      // The strip is inset only once it is drawn; the row ends beside it all the same.
      let strip = isSheet ? metrics.stripWidth - metrics.sheetMargin : metrics.stripWidth
      let left = canvas.x + strip + metrics.rowTrailingGap
      let right = canvas.maxX - (isSheet ? metrics.sheetRowLeading : metrics.rowLeading)
      around.topBar = row(from: left, to: right, around, metrics)
      return
    case .none: break
    }
    var y = canvas.y + around.bare.top
    if isSheet {
      y += metrics.sheetRowTop
    } else if isFoldable {
      // The band of 82 holds the bar, whether the status display is in it or beside it.
      y = traits.os >= .sdk27_0 ? metrics.rowTop : around.bare.top
    } else {
      y += metrics.barTop
    }
    var frame = Frame(
      x: canvas.x + around.bare.left,
      y: y,
      width: canvas.width - around.bare.left - around.bare.right,
      height: metrics.barHeight
    )
    if isFoldable && traits.os < .sdk27_0 { frame.height = 54 }
    var left = isSheet ? metrics.sheetRowLeading : metrics.barMargin
    var right = left
    if isFoldable && !isSheet && around.bare.top == metrics.safeTop && traits.os >= .sdk27_0 {
      frame.width -= metrics.clusterBandWidth
    }
    if let controls = windowControls(around, traits, metrics) {
      if controls.x == 0 {
        left = max(left, controls.maxX)
      } else {
        right = max(right, controls.width)
      }
    }
    around.topBar = BarBox(
      frame: frame,
      left: left,
      right: right,
      control: metrics.barControl,
      gap: isFoldable && traits.os < .sdk27_0 ? 0 : metrics.barGapBelow
    )
  }

  private static func row(
    from left: Length,
    to right: Length,
    _ around: Surroundings,
    _ metrics: LayoutMetrics
  ) -> BarBox {
    let top = around.sheet == nil ? metrics.rowTop : metrics.sheetRowTop
    return BarBox(
      frame: Frame(
        x: left,
        y: around.canvas.y + top,
        width: right - left,
        height: metrics.rowHeight
      ),
      left: 0,
      right: 0,
      control: metrics.rowHeight,
      gap: metrics.rowGapBelow
    )
  }

  /// The bottom bar at the lower edge of the canvas; a tab bar below it moves it up later.
  static func placeBottomBar(_ around: inout Surroundings, _ metrics: LayoutMetrics) {
    let canvas = around.canvas
    if around.isVertical {
      let strip = metrics.stripWidth - (around.sheet == nil ? 0 : metrics.sheetMargin)
      let left = around.strip == .left ? canvas.x + strip : canvas.x + metrics.rowLeading
      let right =
        around.strip == .right ? canvas.maxX - strip : canvas.maxX - metrics.rowLeading
      around.bottomBar = BarBox(
        frame: Frame(
          x: left,
          y: canvas.maxY - metrics.stripEndMargin - metrics.stripControl,
          width: right - left,
          height: metrics.stripControl
        ),
        left: 0,
        right: 0,
        control: metrics.stripControl,
        gap: 0
      )
      return
    }
    let inset = max(around.bare.left, around.bare.right)
    around.bottomBar = BarBox(
      frame: Frame(
        x: canvas.x,
        y: canvas.maxY - around.bare.bottom - metrics.bottomBarHeight,
        width: canvas.width,
        height: metrics.bottomBarHeight
      ),
      left: metrics.barMargin + (around.bare.left > 0 ? inset : 0),
      right: metrics.barMargin + (around.bare.right > 0 ? inset : 0),
      control: metrics.barControl,
      gap: 0
    )
  }
}
