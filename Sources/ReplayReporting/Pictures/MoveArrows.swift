import ToolbarModel

/// Draws where items came from: an outline at the old place and an arrow to the new one.
struct MoveArrows {
  let from: DeviceDrawing
  let to: DeviceDrawing
  let changes: [SceneChange]

  /// Shorter ways are seen without an arrow.
  private static let shortest = 8.0

  func write(into out: inout MarkupWriter) {
    for change in changes {
      guard let start = start(of: change), let end = to.center(of: change.id) else { continue }
      let (dx, dy) = (end.x - start.x, end.y - start.y)
      let length = (dx * dx + dy * dy).squareRoot()
      guard length >= Self.shortest else { continue }
      out.element(
        "circle",
        [["class", "ghost"], ["cx", start.x.svg], ["cy", start.y.svg], ["r", "5"]]
      )
      // Ends at the rim of the control, bent a little so that arrows along a bar do not lie on each other.
      let (ux, uy) = (dx / length, dy / length)
      let bend = min(18, length / 5)
      let tip = (x: end.x - ux * 9, y: end.y - uy * 9)
      let middle = (x: (start.x + tip.x) / 2 + uy * bend, y: (start.y + tip.y) / 2 - ux * bend)
      out.element(
        "path",
        [
          ["class", "move"],
          [
            "d",
            "M\((start.x + ux * 5).svg) \((start.y + uy * 5).svg)Q\(middle.x.svg) \(middle.y.svg) \(tip.x.svg) \(tip.y.svg)"
              + head(at: tip, from: middle),
          ],
        ]
      )
    }
  }

  /// The old place in the new drawing; in another window at the same part of it.
  private func start(of change: SceneChange) -> (x: Double, y: Double)? {
    guard let old = from.center(of: change.id) else { return nil }
    switch change.from {
    case .nowhere: return nil
    case .bar(.overflow):
      return (old.x - from.deviceWidth + to.deviceWidth, old.y)
    case .bar:
      return (
        old.x * to.deviceWidth / from.deviceWidth, old.y * to.deviceHeight / from.deviceHeight
      )
    }
  }

  private func head(at tip: (x: Double, y: Double), from: (x: Double, y: Double)) -> String {
    let (dx, dy) = (tip.x - from.x, tip.y - from.y)
    let length = max((dx * dx + dy * dy).squareRoot(), 0.01)
    let (ux, uy) = (dx / length * 5, dy / length * 5)
    let left = (x: tip.x - ux + uy * 0.7, y: tip.y - uy - ux * 0.7)
    let right = (x: tip.x - ux - uy * 0.7, y: tip.y - uy + ux * 0.7)
    return "M\(left.x.svg) \(left.y.svg)L\(tip.x.svg) \(tip.y.svg)L\(right.x.svg) \(right.y.svg)"
  }
}
