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
    let levels = levels(of: frames)
    var sides: [Side] = []
    sides.reserveCapacity(2 * frames.count)
    for frame in frames {
      let top = number(of: frame.y.hundredths, in: levels)
      let bottom = number(of: frame.maxY.hundredths, in: levels)
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

  /// The places of all tops and bottoms, each once, ascending.
  private static func levels(of frames: [Frame]) -> [Int] {
    var all: [Int] = []
    all.reserveCapacity(2 * frames.count)
    for frame in frames {
      all.append(frame.y.hundredths)
      all.append(frame.maxY.hundredths)
    }
    all.sort()
    var levels: [Int] = []
    for level in all where level != levels.last { levels.append(level) }
    return levels
  }

  /// The position of a level among all of them.
  private static func number(of level: Int, in levels: [Int]) -> Int {
    var (low, high) = (0, levels.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if levels[middle] < level { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
