import ToolbarModel

/// Every width in a range: an item changes at most once, and never enters a narrower bar.
enum SweepCheck: ProbeCheck {
  static let probe = Probe.sweep

  static func findings(in context: ProbeContext) -> [ProbeFinding]? {
    guard !context.scenes.isEmpty else { return nil }
    return context.scenes.compactMap { sweep($0, context) }
  }

  private static func sweep(_ scene: ProbeScene, _ context: ProbeContext) -> ProbeFinding? {
    var previous: ToolbarLayout?
    var changes: [ItemID: Int] = [:]
    for width in WidthWalk.widths(around: scene) {
      let passes = context.layouts(of: scene.resized(width: width), previous: previous)
      for layout in passes {
        guard let old = previous, WidthWalk.isOneRegime(old, layout) else {
          changes = [:]
          previous = layout
          continue
        }
        defer { previous = layout }
        let visible = layout.visibleItems
        let entered = visible.filter { !old.visibleItems.contains($0) }
        let left = old.visibleItems.filter { !visible.contains($0) }
        for id in entered + left { changes[id, default: 0] += 1 }
        let wrong = entered + left.filter { changes[$0, default: 0] > 1 }
        guard !wrong.isEmpty else { continue }
        return ProbeFinding(
          probe: probe,
          trigger: "narrowing to \(width) pt from \(scene.text)",
          items: wrong.map(\.name),
          expected: LayoutText.bars(old),
          found: LayoutText.bars(layout)
        )
      }
    }
    return nil
  }
}
