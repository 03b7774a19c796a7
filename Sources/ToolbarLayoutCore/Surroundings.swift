import ToolbarModel

/// What pass 1 found out about the place bars are laid out in; plain figures only.
struct Surroundings: Hashable, Sendable {
  var window: Size
  /// The window, or the sheet when the topmost presentation is one.
  var canvas: Frame
  var sheet: Frame?
  var horizontalClass: SizeClass
  var verticalClass: SizeClass
  /// Physical side of the vertical edge of this presentation; none where bars are horizontal.
  var strip: StripSide
  var edge: VerticalEdge
  /// Insets of the canvas before any bar is drawn, the strip included.
  var bare: EdgeInsets
  /// First and last usable y of the vertical bar, and the x of its column's centre.
  var runTop: Length = 0
  var runBottom: Length = 0
  var column: Length = 0
  var topBar: BarBox
  var bottomBar: BarBox
  var sidebar: Frame?
  var content: Frame?
  /// Height of the software keyboard, and its top edge.
  var keyboardHeight: Length
  var keyboardTop: Length
  var isOuter: Bool
  /// How a foldable device is held; nil on others.
  var pose: Pose?
  /// The side of the window's own vertical edge, which a sheet may not have.
  var windowStrip: StripSide

  var isVertical: Bool {
    switch strip {
    case .left, .right: true
    case .none: false
    }
  }
}
