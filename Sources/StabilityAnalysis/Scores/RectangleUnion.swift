package import ToolbarModel

/// The area that rectangles cover together.
package enum RectangleUnion {
  /// In square hundredths of a point: a line sweeps from left to right over the rectangles' sides.
  package static func area(of frames: [Frame]) -> Int {
    let frames = frames.filter { $0.width > 0 && $0.height > 0 }
    if frames.count <= 1 {
      return frames.first.map { $0.width.hundredths * $0.height.hundredths } ?? 0
    }
    let sides = frames.flatMap { [$0.x.hundredths, $0.maxX.hundredths] }.sorted()
    let byTop = frames.sorted { ($0.y, $0.x) < ($1.y, $1.x) }
    var area = 0
    for (left, right) in zip(sides, sides.dropFirst()) where right > left {
      var covered = 0
      var bottom = Int.min
      for frame in byTop where frame.x.hundredths <= left && frame.maxX.hundredths >= right {
        let top = max(frame.y.hundredths, bottom)
        guard frame.maxY.hundredths > top else { continue }
        covered += frame.maxY.hundredths - top
        bottom = frame.maxY.hundredths
      }
      area += covered * (right - left)
    }
    return area
  }
}
