import ToolbarModel

/// How a device with vertical bars is held, as far as bars depend on it.
enum Pose: Hashable, Sendable, CaseIterable {
  case outerPortrait
  case outerUpsideDown
  /// Turned counterclockwise: hinge at the bottom, camera at the top left, strip on the left.
  case outerLandscapeLeft
  /// Turned clockwise: hinge at the top, camera at the bottom right, strip on the right.
  case outerLandscapeRight
  case innerPortrait
  case innerLandscape
  case splitLeft
  case splitRight

  init(_ traits: borrowing Traits) {
    switch (traits.display, traits.orientation, traits.split) {
    case (.inner, .landscapeLeft, .left), (.inner, .landscapeRight, .left): self = .splitLeft
    case (.inner, .landscapeLeft, .right), (.inner, .landscapeRight, .right): self = .splitRight
    case (.inner, .landscapeLeft, .none), (.inner, .landscapeRight, .none): self = .innerLandscape
    case (.inner, .portrait, _), (.inner, .portraitUpsideDown, _): self = .innerPortrait
    case (.outer, .portrait, _), (nil, .portrait, _): self = .outerPortrait
    case (.outer, .portraitUpsideDown, _), (nil, .portraitUpsideDown, _): self = .outerUpsideDown
    case (.outer, .landscapeLeft, _), (nil, .landscapeLeft, _): self = .outerLandscapeLeft
    case (.outer, .landscapeRight, _), (nil, .landscapeRight, _): self = .outerLandscapeRight
    }
  }

  /// The physical side of the vertical edge; it never follows the writing direction.
  var side: StripSide {
    switch self {
    case .outerPortrait, .outerLandscapeRight, .innerLandscape, .splitRight: .right
    case .outerUpsideDown, .outerLandscapeLeft, .splitLeft: .left
    case .innerPortrait: .none
    }
  }

  var isInner: Bool {
    switch self {
    case .innerPortrait, .innerLandscape, .splitLeft, .splitRight: true
    case .outerPortrait, .outerUpsideDown, .outerLandscapeLeft, .outerLandscapeRight: false
    }
  }

  /// The status cluster in the window while the status display stands in the strip; nil where there is none.
  func cluster(in window: Size, _ metrics: LayoutMetrics) -> Frame? {
    let width = metrics.stripWidth
    switch self {
    case .outerPortrait:
      return Frame(
        x: window.width - width,
        y: 0,
        width: width,
        height: metrics.clusterOuterHeight
      )
    case .outerUpsideDown:
      let height = metrics.clusterOuterHeight
      return Frame(x: 0, y: window.height - height, width: width, height: height)
    case .outerLandscapeLeft:
      return Frame(x: 0, y: 0, width: width, height: metrics.clusterLandscapeHeight)
    case .outerLandscapeRight:
      let height = metrics.clusterLandscapeHeight
      return Frame(
        x: window.width - width,
        y: window.height - height,
        width: width,
        height: height
      )
    case .innerLandscape, .splitRight:
      return Frame(
        x: window.width - width,
        y: 0,
        width: width,
        height: metrics.clusterInnerHeight
      )
    case .innerPortrait, .splitLeft: return nil
    }
  }

  /// The camera of the outer display, a square inside the cluster.
  func camera(in window: Size, _ metrics: LayoutMetrics) -> Frame? {
    let size = metrics.cameraSize
    let left = metrics.cameraSide
    let right = window.width - metrics.cameraSide - size
    let top = metrics.cameraTop
    let bottom = window.height - metrics.cameraTop - size
    switch self {
    case .outerPortrait: return Frame(x: right, y: top, width: size, height: size)
    case .outerUpsideDown: return Frame(x: left, y: bottom, width: size, height: size)
    case .outerLandscapeLeft: return Frame(x: left, y: top, width: size, height: size)
    case .outerLandscapeRight: return Frame(x: right, y: bottom, width: size, height: size)
    case .innerPortrait, .innerLandscape, .splitLeft, .splitRight: return nil
    }
  }

  /// The fold, which bars keep clear of while it is active.
  func fold(in window: Size, _ metrics: LayoutMetrics) -> Frame? {
    let width = metrics.foldWidth
    switch self {
    case .innerPortrait:
      return Frame(x: 0, y: (window.height - width) / 2, width: window.width, height: width)
    case .innerLandscape:
      return Frame(x: (window.width - width) / 2, y: 0, width: width, height: window.height)
    case .outerPortrait, .outerUpsideDown, .outerLandscapeLeft, .outerLandscapeRight, .splitLeft,
      .splitRight:
      return nil
    }
  }

  /// First and last usable y of the vertical bar.
  func run(in window: Size, _ metrics: LayoutMetrics) -> (top: Length, bottom: Length) {
    let end = window.height - metrics.stripEndMargin
    switch self {
    case .outerPortrait: return (metrics.clusterOuterHeight, end)
    case .outerUpsideDown:
      return (metrics.stripEndMargin, window.height - metrics.clusterOuterHeight)
    case .outerLandscapeLeft: return (metrics.clusterLandscapeHeight, end)
    case .outerLandscapeRight:
      return (metrics.stripEndMargin, window.height - metrics.clusterLandscapeHeight)
    case .innerLandscape, .splitRight: return (metrics.clusterInnerHeight, end)
    case .splitLeft: return (metrics.leftHalfStart, end)
    case .innerPortrait: return (metrics.stripEndMargin, end)
    }
  }
}
