/// Where words of a picture already stand, so that no two of them overlap.
struct LabelSpace {
  /// The room a line of text takes.
  struct Box: Hashable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double

    func overlaps(_ other: Box) -> Bool {
      x < other.x + other.width && other.x < x + width && y < other.y + other.height
        && other.y < y + height
    }
  }

  private var boxes: [Box] = []

  /// Takes the room of a label unless something stands there.
  ///
  /// - Returns: whether the label may be drawn.
  mutating func take(_ box: Box) -> Bool {
    if boxes.contains(where: { $0.overlaps(box) }) { return false }
    boxes.append(box)
    return true
  }
}
