import ToolbarModel

/// Laying out twice equals laying out once.
enum IdempotenceCheck: ProbeCheck {
  static let probe = Probe.idempotence

  static func findings(in context: ProbeContext) -> [ProbeFinding]? {
    guard !context.scenes.isEmpty else { return nil }
    return context.scenes.compactMap { scene in
      let first = context.layout(of: scene)
      for again in context.layouts(of: scene, previous: first) {
        if let found = difference(first, again, after: "a second layout of \(scene.text)") {
          return found
        }
      }
      return nil
    }
  }
}
