/// Sets boxes in rows, as many side by side as fit.
struct PanelRows {
  private(set) var places: [(x: Double, y: Double)] = []
  private(set) var height = 0.0

  init(_ sizes: [(width: Double, height: Double)], width: Double, gap: Double) {
    var x = 0.0
    var y = 0.0
    var tallest = 0.0
    for size in sizes {
      if x > 0, x + size.width > width {
        y += tallest + gap
        x = 0
        tallest = 0
      }
      places.append((x, y))
      x += size.width + gap
      tallest = max(tallest, size.height)
    }
    height = y + tallest
  }
}
