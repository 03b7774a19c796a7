import ToolbarModel

/// The long side of a bar that looks at the content, where arrows may run without crossing controls.
///
/// Along the side counts `along`, away from the bar counts `out`, both in pixels of a drawing.
struct BarSide: Hashable {
  /// Whether the bar lies along the top or the bottom.
  var isHorizontal: Bool
  /// Where the side is, across the bar.
  var edge: Double
  /// Whether the content is at smaller coordinates than the bar.
  var isReversed: Bool

  init(isHorizontal: Bool, edge: Double, isReversed: Bool) {
    self.isHorizontal = isHorizontal
    self.edge = edge
    self.isReversed = isReversed
  }

  /// The side of a bar in a drawing, moved past bars that lie right beside it.
  init(of bar: Frame, in drawing: DeviceDrawing) {
    let window = drawing.scene.window
    let isHorizontal = bar.width >= bar.height
    let isReversed =
      isHorizontal
      ? bar.midY.points * 2 > window.height.points : bar.midX.points * 2 > window.width.points
    let bars = drawing.scene.bars.map(\.frame)
    var outer = bar
    while let next = bars.first(where: { Self.lies($0, beside: outer, isReversed) }) {
      outer = next
    }
    let edge =
      switch (isHorizontal, isReversed) {
      case (true, false): outer.maxY
      case (true, true): outer.y
      case (false, false): outer.maxX
      case (false, true): outer.x
      }
    self.init(
      isHorizontal: isHorizontal,
      edge: DeviceDrawing.bezel + edge.points * drawing.scale,
      isReversed: isReversed
    )
  }

  /// Whether a bar of the same direction takes the room right outside another one.
  private static func lies(_ other: Frame, beside bar: Frame, _ isReversed: Bool) -> Bool {
    let room: Length = 30
    guard (other.width >= other.height) == (bar.width >= bar.height) else { return false }
    if bar.width >= bar.height {
      guard other.x < bar.maxX, bar.x < other.maxX else { return false }
      return isReversed
        ? other.y < bar.y && other.maxY > bar.y - room
        : other.maxY > bar.maxY && other.y < bar.maxY + room
    }
    guard other.y < bar.maxY, bar.y < other.maxY else { return false }
    return isReversed
      ? other.x < bar.x && other.maxX > bar.x - room
      : other.maxX > bar.maxX && other.x < bar.maxX + room
  }

  /// The point `out` pixels away from the side.
  func point(along: Double, out: Double) -> (x: Double, y: Double) {
    let across = edge + (isReversed ? -out : out)
    return isHorizontal ? (along, across) : (across, along)
  }

  /// The same side in a window of another size.
  func scaled(x: Double, y: Double) -> BarSide {
    BarSide(
      isHorizontal: isHorizontal,
      edge: edge * (isHorizontal ? y : x),
      isReversed: isReversed
    )
  }

  /// Whether both are one line, but for a few pixels.
  func coincides(with other: BarSide) -> Bool {
    hasDirection(of: other) && abs(edge - other.edge) < 6
  }

  /// Whether both look the same way.
  func hasDirection(of other: BarSide) -> Bool {
    isHorizontal == other.isHorizontal && isReversed == other.isReversed
  }
}
