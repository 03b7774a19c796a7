import ToolbarModel

/// Both sides of every threshold: one point below, at and above it only the length decides.
enum ThresholdCheck: ProbeCheck {
  static let probe = Probe.thresholds

  static func findings(in context: ProbeContext) -> [ProbeFinding]? {
    guard !context.scenes.isEmpty else { return nil }
    return context.scenes.flatMap { thresholds($0, context) }
  }

  private static func thresholds(_ scene: ProbeScene, _ context: ProbeContext) -> [ProbeFinding] {
    var wider: (width: Length, layout: ToolbarLayout)?
    var findings: [ProbeFinding] = []
    for width in WidthWalk.widths(around: scene) {
      let layout = context.layout(of: scene.resized(width: width))
      defer { wider = (width, layout) }
      guard let wider, wider.layout.visibleItems != layout.visibleItems else { continue }
      let below = context.layout(of: scene.resized(width: width - 1))
      for (at, fresh, neighbours) in [
        (width, layout, [below, wider.layout]), (wider.width, wider.layout, [layout, below]),
      ] {
        for neighbour in neighbours {
          let met = context.layout(of: scene.resized(width: at), previous: neighbour)
          let trigger = "coming to \(at) pt, beside a threshold, in \(scene.text)"
          if let found = difference(fresh, met, after: trigger) { findings.append(found) }
        }
      }
      if !findings.isEmpty { return Array(findings.prefix(1)) }
    }
    return findings
  }
}
