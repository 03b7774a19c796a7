import ToolbarModel

/// Pass 1: traits → which bars there can be, and where.
enum Bars {
  static func surroundings(of prepared: PreparedScreen, in traits: Traits) -> Surroundings {
    let metrics = prepared.metrics
    let isFoldable = prepared.capabilities.hasVerticalBars
    let sizeClasses = prepared.capabilities.sizeClasses
    let isLegacy = isFoldable && traits.os < .sdk27_0
    let window =
      isLegacy
      ? Size(width: metrics.legacyWidth, height: metrics.legacyHeight)
      : prepared.limitsWindow ? prepared.profile.granted(traits.window) : traits.window
    let pose = isFoldable ? Pose(traits) : nil
    let drawsStrips =
      pose != nil && traits.os >= .sdk27_1 && prepared.screen.verticalBehavior == .automatic
    let windowSide = drawsStrips ? pose?.side ?? .none : .none
    let sheet = Sheets.frame(of: prepared, in: traits, window: window, windowSide)
    let side = Sheets.side(of: prepared, pose: pose, windowSide)
    let canvas = sheet ?? Frame(x: 0, y: 0, width: window.width, height: window.height)

    var around = Surroundings(
      window: window,
      canvas: canvas,
      sheet: sheet,
      horizontalClass: isLegacy
        ? .compact
        : SizeClasses.horizontal(in: traits, window: window, sizeClasses, metrics),
      verticalClass: isLegacy
        ? .regular
        : SizeClasses.vertical(in: traits, window: window, sizeClasses, metrics),
      strip: side,
      edge: edge(side, traits.layoutDirection),
      bare: EdgeInsets(),
      topBar: BarBox(frame: canvas, left: 0, right: 0, control: 0, gap: 0),
      bottomBar: BarBox(frame: canvas, left: 0, right: 0, control: 0, gap: 0),
      keyboardHeight: keyboardHeight(in: traits, metrics),
      keyboardTop: window.height,
      isOuter: traits.display == .outer,
      pose: pose,
      windowStrip: windowSide
    )
    around.keyboardTop = window.height - around.keyboardHeight
    around.bare = bareInsets(around, traits, metrics)
    if let pose, around.isVertical {
      (around.runTop, around.runBottom) = pose.run(in: window, metrics)
      around.column =
        side == .left ? metrics.stripCentre : window.width - metrics.stripCentre
    }
    placeTopBar(&around, traits, metrics)
    placeBottomBar(&around, metrics)
    Columns.place(&around, prepared, traits)
    return around
  }

  /// The edge in the words of a condition, by reading direction.
  static func edge(_ side: StripSide, _ direction: LayoutDirection) -> VerticalEdge {
    switch (side, direction) {
    case (.none, _): .none
    case (.right, .leftToRight), (.left, .rightToLeft): .trailing
    case (.left, .leftToRight), (.right, .rightToLeft): .leading
    }
  }

  private static func keyboardHeight(in traits: Traits, _ metrics: LayoutMetrics) -> Length {
    switch traits.keyboard {
    case .hidden: 0
    case .shown(let height):
      if traits.hasHardwareKeyboard {
        0
      } else if let height {
        height
      } else if traits.display == .inner {
        traits.orientation.isLandscape
          ? metrics.keyboardInnerLandscape : metrics.keyboardInnerPortrait
      } else {
        traits.orientation.isLandscape ? metrics.keyboardLandscape : metrics.keyboardPortrait
      }
    }
  }

  /// Insets of the bare canvas: status display, home indicator, strip.
  private static func bareInsets(
    _ around: Surroundings,
    _ traits: Traits,
    _ metrics: LayoutMetrics
  ) -> EdgeInsets {
    let isLandscape = traits.orientation.isLandscape
    var insets = EdgeInsets()
    insets.bottom = isLandscape ? metrics.safeBottomLandscape : metrics.safeBottom
    if around.sheet != nil {
      insets.bottom = Sheets.bottomInset(around, insets.bottom)
      switch around.strip {
      case .left: insets.left = metrics.stripWidth - metrics.sheetMargin
      case .right: insets.right = metrics.stripWidth - metrics.sheetMargin
      case .none: break
      }
      return insets
    }
    guard let pose = around.pose else {
      insets.top = isLandscape ? metrics.safeTopLandscape : metrics.safeTop
      insets.left = isLandscape ? metrics.safeSideLandscape : 0
      insets.right = insets.left
      return insets
    }
    if traits.os < .sdk27_0 {
      insets.top = metrics.legacyTop
      return insets
    }
    // An app linked with the 27.0 SDK fills the area beside the status column.
    let isBesideColumn = traits.os < .sdk27_1 && pose.side != .none
    switch isBesideColumn ? pose.side : around.strip {
    case .left:
      // The left half of Split View has no status display: nothing is inset until a bar is drawn.
      insets.left = pose == .splitLeft ? 0 : metrics.stripWidth
    case .right:
      insets.right = metrics.stripWidth
      if pose == .splitRight { insets.left = metrics.rightHalfLeftInset }
    case .none: insets.top = metrics.safeTop
    }
    return insets
  }

  /// Everything bars keep clear of, in window coordinates.
  static func reserved(
    _ around: Surroundings,
    _ traits: Traits,
    _ metrics: LayoutMetrics
  ) -> [Frame] {
    let window = around.window
    guard let pose = around.pose else {
      guard let controls = windowControls(around, traits, metrics) else { return [] }
      return [controls]
    }
    if traits.os < .sdk27_0 { return [] }
    var regions: [Frame] = []
    let isInStrip =
      around.windowStrip != .none || (traits.os < .sdk27_1 && pose.side != .none)
    if isInStrip {
      if let cluster = pose.cluster(in: window, metrics) { regions.append(cluster) }
      if let camera = pose.camera(in: window, metrics) { regions.append(camera) }
    } else {
      regions.append(band(in: window, metrics))
    }
    if traits.hinge == .partiallyOpen, let fold = pose.fold(in: window, metrics) {
      regions.append(fold)
    }
    return regions
  }

  /// The status cluster where the status display lies along the top.
  static func band(in window: Size, _ metrics: LayoutMetrics) -> Frame {
    Frame(
      x: window.width - metrics.clusterBandWidth,
      y: 0,
      width: metrics.clusterBandWidth,
      height: metrics.safeTop
    )
  }

  /// The leading part of the top bar that the window controls of a windowed iPad app take.
  static func windowControls(
    _ around: Surroundings,
    _ traits: Traits,
    _ metrics: LayoutMetrics
  ) -> Frame? {
    guard traits.isWindowed, metrics.windowControls > 0, around.sheet == nil else { return nil }
    let x =
      traits.layoutDirection == .leftToRight
      ? 0 : around.window.width - metrics.windowControls
    return Frame(
      x: x,
      y: 0,
      width: metrics.windowControls,
      height: around.bare.top + metrics.barHeight
    )
  }
}
