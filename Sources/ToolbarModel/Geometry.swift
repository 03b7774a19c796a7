// The four rectangles-and-edges types are one small vocabulary; they are read together.

/// A width and a height, in points.
@usableFromInline package struct Size: Hashable, Sendable {
  @usableFromInline package var width: Length
  @usableFromInline package var height: Length

  @inlinable package init(width: Length, height: Length) {
    self.width = width
    self.height = height
  }
}

/// A rectangle in points from the window's top left, physical sides.
@usableFromInline package struct Frame: Hashable, Sendable {
  @usableFromInline package var x: Length
  @usableFromInline package var y: Length
  @usableFromInline package var width: Length
  @usableFromInline package var height: Length

  @inlinable package init(x: Length, y: Length, width: Length, height: Length) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  @inlinable package var maxX: Length { x + width }
  @inlinable package var maxY: Length { y + height }
  @inlinable package var midX: Length { x + width / 2 }
  @inlinable package var midY: Length { y + height / 2 }
  @inlinable package var size: Size { Size(width: width, height: height) }

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
@usableFromInline package struct EdgeInsets: Hashable, Sendable {
  @usableFromInline package var top: Length
  @usableFromInline package var left: Length
  @usableFromInline package var bottom: Length
  @usableFromInline package var right: Length

  @inlinable package init(top: Length = 0, left: Length = 0, bottom: Length = 0, right: Length = 0)
  {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package static let zero = EdgeInsets()
}

extension Frame {
  /// The smallest rectangle around both.
  package func union(_ other: Frame) -> Frame {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Frame(
      x: left,
      y: top,
      width: max(maxX, other.maxX) - left,
      height: max(maxY, other.maxY) - top
    )
  }
}
