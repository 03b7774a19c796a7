import ToolbarModel

/// What must hold in every layout; a broken rule is returned in words.
enum LayoutProperties {
  static func violations(in layout: ToolbarLayout, of screen: Screen) -> [String] {
    conservation(layout, screen) + overlaps(layout) + escapes(layout) + intrusions(layout)
  }

  /// Every declared item is in a bar, in the menu, behind a control or dropped, exactly once.
  private static func conservation(_ layout: ToolbarLayout, _ screen: Screen) -> [String] {
    var counts: [ItemID: Int] = [:]
    for item in layout.items { counts[item.id, default: 0] += 1 }
    for item in layout.concealed { counts[item.id, default: 0] += 1 }
    for item in layout.dropped { counts[item.id, default: 0] += 1 }
    var broken: [String] = []
    for item in screen.allItems where counts[item.id] != 1 {
      broken.append("\(item.id) stands \(counts[item.id] ?? 0) times")
    }
    for item in layout.concealed where !layout.items.contains(where: { $0.id == item.behind }) {
      broken.append("\(item.id) is behind \(item.behind), which is nowhere")
    }
    return broken
  }

  private static func overlaps(_ layout: ToolbarLayout) -> [String] {
    var broken: [String] = []
    let placed = layout.items.filter { $0.frame != nil }
    for (index, item) in placed.enumerated() {
      for other in placed[(index + 1)...] {
        if let a = item.frame, let b = other.frame, a.intersection(b) != nil {
          broken.append("\(item.id) \(a) overlaps \(other.id) \(b)")
        }
      }
    }
    return broken
  }

  private static func escapes(_ layout: ToolbarLayout) -> [String] {
    layout.items.compactMap { item in
      guard let frame = item.frame,
        let bar = layout.bars.first(where: { $0.bar == item.bar })?.frame
      else { return nil }
      let isInside =
        frame.x >= bar.x && frame.y >= bar.y && frame.maxX <= bar.maxX && frame.maxY <= bar.maxY
      return isInside ? nil : "\(item.id) \(frame) leaves \(item.bar.rawValue) \(bar)"
    }
  }

  /// Nothing lies under the status cluster, a camera or window controls; the fold is mid-screen and moves no bar.
  private static func intrusions(_ layout: ToolbarLayout) -> [String] {
    let window = layout.environment.window
    let regions = layout.environment.reserved.filter {
      $0.width < window.width && $0.height < window.height
    }
    return layout.items.flatMap { item in
      regions.compactMap { region in
        guard let frame = item.frame, frame.intersection(region) != nil else { return nil }
        return "\(item.id) \(frame) is under \(region)"
      }
    }
  }
}
