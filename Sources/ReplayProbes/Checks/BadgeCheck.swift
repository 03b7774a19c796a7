import ToolbarModel

/// A badge or a label that comes and goes leaves no trace and loses no item.
enum BadgeCheck: ProbeCheck {
  static let probe = Probe.badgesAndLabels

  static func findings(in context: ProbeContext) -> [ProbeFinding]? {
    let scenes = context.scenes.filter { !$0.screen.itemVariants.isEmpty }
    guard !scenes.isEmpty else { return nil }
    return scenes.compactMap { check($0, context) }
  }

  private static func check(_ scene: ProbeScene, _ context: ProbeContext) -> ProbeFinding? {
    let plain = context.layout(of: scene)
    for variant in scene.screen.itemVariants {
      var changed = scene
      changed.screen = variant.screen
      let fresh = context.layout(of: changed)
      let shown = context.layout(of: changed, previous: plain)
      let trigger = "\(variant.text) in \(scene.text)"
      if let found = difference(fresh, shown, after: trigger) { return found }
      let lost = known(plain).filter { !known(shown).contains($0) }
      if !lost.isEmpty {
        return ProbeFinding(
          probe: probe,
          trigger: trigger,
          items: lost.map(\.name),
          expected: LayoutText.bars(plain),
          found: LayoutText.bars(shown)
        )
      }
      let back = context.layout(of: scene, previous: shown)
      if let found = difference(plain, back, after: trigger + " and back") { return found }
    }
    return nil
  }

  /// Everything that is placed, in the menu or accounted for.
  private static func known(_ layout: ToolbarLayout) -> [ItemID] {
    layout.items.map(\.id).filter { !$0.isSystem } + layout.dropped.map(\.id)
      + layout.concealed.map(\.id)
  }
}
