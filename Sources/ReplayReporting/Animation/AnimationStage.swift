import ToolbarModel

/// The room an animated picture plays in: one scale for all poses, the device in the middle.
struct AnimationStage {
  static let width = 800.0
  static let header = 66.0
  private static let footer = 46.0
  private static let tallest = 470.0
  private static let margin = 24.0

  let scale: Double
  private let deviceHeight: Double

  init(_ scenes: [DeviceScene]) {
    let widest = scenes.map(\.window.width.points).max() ?? 1
    let tallest = scenes.map(\.window.height.points).max() ?? 1
    let side = DeviceDrawing.sideGap + DeviceDrawing.sideWidth + 2 * DeviceDrawing.bezel
    let room = Self.width - 2 * Self.margin - side
    scale = min(0.7, room / widest, Self.tallest / tallest)
    deviceHeight = tallest * scale + 2 * DeviceDrawing.bezel
  }

  var height: Double { Self.header + deviceHeight + Self.footer }

  /// Where the drawing of a pose begins.
  func origin(of drawing: DeviceDrawing) -> (x: Double, y: Double) {
    let side = DeviceDrawing.sideGap + DeviceDrawing.sideWidth
    return (
      (Self.width - drawing.deviceWidth - side) / 2,
      Self.header + (deviceHeight - drawing.deviceHeight) / 2
    )
  }
}
