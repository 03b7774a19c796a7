package import ToolbarModel

/// The area that rectangles cover together: a line sweeps over their sides and a tree keeps what it covers.
package enum RectangleUnion {
  private struct Side {
    var x: Int
    var top: Int
    var bottom: Int
    /// 1 where a rectangle begins, -1 where it ends.
    var change: Int
  }

  /// In square hundredths of a point. O(n log n).
  package static func area(of frames: [Frame]) -> Int {
    let frames = frames.filter { $0.width > 0 && $0.height > 0 }
    if frames.count <= 1 { return frames.first?.area ?? 0 }
    let levels = Set(frames.flatMap { [$0.y.hundredths, $0.maxY.hundredths] }).sorted()
    var numbers: [Int: Int] = [:]
    for (number, level) in levels.enumerated() { numbers[level] = number }
    var sides: [Side] = []
    for frame in frames {
      guard let top = numbers[frame.y.hundredths], let bottom = numbers[frame.maxY.hundredths]
      else { continue }
      sides.append(Side(x: frame.x.hundredths, top: top, bottom: bottom, change: 1))
      sides.append(Side(x: frame.maxX.hundredths, top: top, bottom: bottom, change: -1))
    }
    sides.sort { $0.x < $1.x }
    var tree = CoverTree(levels: levels)
    var area = 0
    var last = sides[0].x
    for side in sides {
      area += tree.covered * (side.x - last)
      last = side.x
      tree.add(side.change, from: side.top, to: side.bottom)
    }
    return area
  }
}
