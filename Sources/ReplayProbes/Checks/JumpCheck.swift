import ToolbarModel

/// One jump to a size equals small steps to it, from either side.
enum JumpCheck: ProbeCheck {
  static let probe = Probe.jumpAgainstSteps

  static func findings(in context: ProbeContext) -> [ProbeFinding]? {
    guard !context.scenes.isEmpty else { return nil }
    return context.scenes.flatMap { scene in
      let widths = WidthWalk.widths(around: scene)
      return [Array(widths), widths.reversed()].compactMap { walk($0, scene, context) }
    }
  }

  private static func walk(
    _ widths: [Length],
    _ scene: ProbeScene,
    _ context: ProbeContext
  ) -> ProbeFinding? {
    guard let first = widths.first else { return nil }
    var stepped = context.layout(of: scene.resized(width: first))
    for (index, width) in widths.enumerated() {
      let target = scene.resized(width: width)
      stepped = context.layout(of: target, previous: stepped)
      guard index % 12 == 11 || index == widths.count - 1 else { continue }
      let jumped = context.layout(of: target)
      let trigger = "stepping from \(first) to \(width) pt in \(scene.text)"
      if let found = difference(jumped, stepped, after: trigger) { return found }
    }
    return nil
  }
}
