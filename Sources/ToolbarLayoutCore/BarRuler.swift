import ToolbarModel

/// Turns places along the reading direction of a horizontal bar into frames with physical sides.
struct BarRuler {
  let frame: Frame
  let isMirrored: Bool
  let leadingMargin: Length
  let trailingMargin: Length

  init(_ box: BarBox, isMirrored: Bool) {
    frame = box.frame
    self.isMirrored = isMirrored
    leadingMargin = isMirrored ? box.right : box.left
    trailingMargin = isMirrored ? box.left : box.right
  }

  init(_ frame: Frame, margin: Length, isMirrored: Bool) {
    self.frame = frame
    self.isMirrored = isMirrored
    leadingMargin = margin
    trailingMargin = margin
  }

  /// Where items may begin and end, from the bar's leading edge.
  var start: Length { leadingMargin }
  var end: Length { frame.width - trailingMargin }

  func frame(at place: Length, y: Length, width: Length, height: Length) -> Frame {
    Frame(
      x: isMirrored ? frame.maxX - place - width : frame.x + place,
      y: y,
      width: width,
      height: height
    )
  }
}
