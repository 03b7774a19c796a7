import ToolbarModel

/// Pass 1, sheets: where a sheet lies and whether it has a vertical bar.
enum Sheets {
  /// A sheet on the outer display has the window's strip; on the inner one only a trailing sheet has.
  static func side(of prepared: PreparedScreen, pose: Pose?, _ windowSide: StripSide) -> StripSide {
    guard prepared.screen.presentation == .sheet, let pose, pose.isInner else { return windowSide }
    // Trailing means the strip's physical side, in either writing direction.
    return prepared.screen.presentationPlacement == .trailing ? windowSide : .none
  }

  static func frame(
    of prepared: PreparedScreen,
    in traits: Traits,
    window: Size,
    _ windowSide: StripSide
  ) -> Frame? {
    guard prepared.screen.presentation == .sheet else { return nil }
    let metrics = prepared.metrics
    let isLandscape = traits.orientation.isLandscape
    let statusTop =
      windowSide != .none ? 0 : isLandscape ? metrics.safeTopLandscape : metrics.safeTop
    switch prepared.capabilities.idiom {
    case .pad: return formSheet(in: window, traits, statusTop, prepared.capabilities, metrics)
    case .phone: break
    }
    let top = statusTop + metrics.sheetTop
    var width = window.width - metrics.sheetMargin * 2
    var area = (x: Length.zero, width: window.width)
    var isPartial = false
    if traits.display == .inner, metrics.sheetMaximumWidth > 0 {
      if isLandscape, traits.split == .none, traits.hinge == .partiallyOpen {
        // Half folded, a sheet keeps to one half: the trailing one when asked for, else the left.
        isPartial = true
        let half = window.width / 2
        let isTrailing = prepared.screen.presentationPlacement == .trailing
        area = (x: isTrailing ? half : 0, width: half)
        width = half - metrics.sheetMargin * 2
      } else {
        width = min(width, metrics.sheetMaximumWidth)
      }
    }
    var x = area.x + (area.width - width) / 2
    if traits.display == .inner, isLandscape, !isPartial {
      switch prepared.screen.presentationPlacement {
      case .automatic, .center: break
      case .leading: x = metrics.sheetMargin
      case .trailing: x = window.width - metrics.sheetMargin - width
      }
    }
    return Frame(x: x, y: top, width: width, height: window.height - top)
  }

  private static func formSheet(
    in window: Size,
    _ traits: Traits,
    _ statusTop: Length,
    _ capabilities: DeviceCapabilities,
    _ metrics: LayoutMetrics
  ) -> Frame {
    let isCompact =
      SizeClasses.horizontal(
        in: traits,
        window: window,
        capabilities.sizeClasses,
        metrics
      ) == .compact
    if isCompact {
      return Frame(
        x: 0,
        y: statusTop,
        width: window.width,
        height: window.height - statusTop
      )
    }
    let width = min(window.width - 80, metrics.sheetMaximumWidth)
    let height = min(window.height - statusTop * 2, metrics.sheetMaximumHeight)
    return Frame(
      x: (window.width - width) / 2,
      y: (window.height - height) / 2,
      width: width,
      height: height
    )
  }

  /// A sheet that does not reach the window's lower edge has no home indicator to keep clear of.
  static func bottomInset(_ around: Surroundings, _ bottom: Length) -> Length {
    around.canvas.maxY == around.window.height ? bottom : 0
  }
}
