import ScenarioModel
import ToolbarModel

/// Square items leave a vertical bar in the order in which they leave a horizontal one.
///
/// Compares rows of as many items: lengths and margins of the two axes may differ, whom they choose may not.
/// Looks at ungrouped symbols of one placement, which both axes take.
enum AxisMirrorCheck: ProbeCheck {
  static let probe = Probe.axisMirror

  static func findings(in context: ProbeContext) -> [ProbeFinding]? {
    guard context.scenario.device.capabilities.hasVerticalBars else { return nil }
    let vertical = context.scenes.filter { context.layout(of: $0).environment.strip != .none }
    let horizontal = context.scenes.filter { context.layout(of: $0).environment.strip == .none }
    var findings: [ProbeFinding] = []
    var hasCompared = false
    for tall in vertical {
      guard let wide = horizontal.first(where: { $0.screen == tall.screen }) else { continue }
      let ids = squareItems(tall.screen)
      guard ids.count > 1 else { continue }
      hasCompared = true
      let rows = rowsByCount(tall, ids, isVertical: true, context)
      let others = rowsByCount(wide, ids, isVertical: false, context)
      for count in rows.keys.sorted() {
        guard let row = rows[count], let other = others[count], row != other else { continue }
        findings.append(
          ProbeFinding(
            probe: probe,
            trigger: "room for \(count) of \(ids.count) in \(tall.text)",
            items: ids.filter { row.contains($0) != other.contains($0) }.map(\.name),
            expected: ids.filter(other.contains).map(\.name).joined(separator: ", "),
            found: ids.filter(row.contains).map(\.name).joined(separator: ", ")
          )
        )
        break
      }
    }
    return hasCompared ? findings : nil
  }

  private static func squareItems(_ screen: Screen) -> [ItemID] {
    screen.toolbar.compactMap { entry -> ItemID? in
      guard case .item(let item) = entry, item.placement == .topBarTrailing, item.isSquare else {
        return nil
      }
      return item.id
    }
  }

  /// Which of the items are visible, by how many are.
  private static func rowsByCount(
    _ scene: ProbeScene,
    _ ids: [ItemID],
    isVertical: Bool,
    _ context: ProbeContext
  ) -> [Int: Set<ItemID>] {
    var rows: [Int: Set<ItemID>] = [:]
    let start = isVertical ? scene.traits.window.height : scene.traits.window.width
    for step in 0..<60 {
      let length = start - Length(points: 8 * step)
      guard length >= 200 else { break }
      let resized = isVertical ? scene.resized(height: length) : scene.resized(width: length)
      let visible = Set(context.layout(of: resized).visibleItems).intersection(ids)
      if rows[visible.count] == nil { rows[visible.count] = visible }
    }
    return rows
  }
}

extension ToolbarItem {
  /// A symbol that both axes take.
  fileprivate var isSquare: Bool {
    axisBehavior == .automatic && content.isSymbol && badge == nil && width == nil && when == nil
  }
}
