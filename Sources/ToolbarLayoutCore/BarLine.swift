import ToolbarModel

/// Makes rectangles of places along a bar; custom views keep their own size across it.
struct BarLine {
  /// Where places are counted from: an x in a horizontal bar, and the centre of a vertical bar's column.
  private let origin: Length
  /// The upper edge of a horizontal bar's controls.
  private let y: Length
  /// The extent of a control across the bar.
  private let control: Length
  private let isVertical: Bool
  private let isMirrored: Bool
  /// Views lower than a control stand in the middle of it, not at its upper edge.
  private let isCentred: Bool

  /// Along a horizontal bar whose controls are `control` high.
  init(_ ruler: BarRuler, y: Length, control: Length, isCentred: Bool = true) {
    origin = ruler.isMirrored ? ruler.frame.maxX : ruler.frame.x
    self.y = y
    self.control = control
    isVertical = false
    isMirrored = ruler.isMirrored
    self.isCentred = isCentred
  }

  /// Down a vertical bar whose controls are squares of `side`.
  init(column: Length, side: Length) {
    origin = column
    y = 0
    control = side
    isVertical = true
    isMirrored = false
    isCentred = true
  }

  /// The rectangle of a control.
  func frame(at place: Length, _ length: Length) -> Frame {
    if isVertical {
      Frame(x: origin - control / 2, y: place, width: control, height: length)
    } else {
      Frame(
        x: isMirrored ? origin - place - length : origin + place,
        y: y,
        width: length,
        height: control
      )
    }
  }

  /// The rectangle of a custom view.
  func frame(at place: Length, _ length: Length, view: Size) -> Frame {
    if isVertical {
      return Frame(x: origin - view.width / 2, y: place, width: view.width, height: view.height)
    }
    var frame = frame(at: place, length)
    frame.height = min(view.height, control)
    if isCentred { frame.y += (control - frame.height) / 2 }
    return frame
  }
}
