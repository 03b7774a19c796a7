// The four rectangles-and-edges types are one small vocabulary; they are read together.

/// A width and a height, in points.
package struct Size: Hashable, Sendable {
  package var width: Length
  package var height: Length

  package init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points from the window's top left, physical sides.
package struct Frame: Hashable, Sendable {
  package var x: Length
  package var y: Length
  package var width: Length
  package var height: Length

  package init(x: Length, y: Length, width: Length, height: Length) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var maxX: Length { x + width }
  package var maxY: Length { y + height }
  package var midX: Length { x + width / 2 }
  package var midY: Length { y + height / 2 }
  package var size: Size { Size(width: width, height: height) }

  /// The common part of two rectangles; nil when they do not overlap in an area.
  package func intersection(_ other: Frame) -> Frame? {
    let left = max(x, other.x)
    let top = max(y, other.y)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard right > left, bottom > top else { return nil }
    return Frame(x: left, y: top, width: right - left, height: bottom - top)
  }
}

/// Insets of the four physical sides, in points, in the order top, left, bottom, right.
package struct EdgeInsets: Hashable, Sendable {
  package var top: Length
  package var left: Length
  package var bottom: Length
  package var right: Length

  package init(top: Length = 0, left: Length = 0, bottom: Length = 0, right: Length = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package static let zero = EdgeInsets()
}
