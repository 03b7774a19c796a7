import ToolbarModel

/// The order in which states are laid out does not matter.
enum PermutationCheck: ProbeCheck {
  static let probe = Probe.permutation

  static func findings(in context: ProbeContext) -> [ProbeFinding]? {
    guard let scene = context.scenes.first else { return nil }
    var scenes = context.scenes
    // One state alone still has neighbours to be laid out between.
    scenes.append(scene.resized(width: scene.traits.window.width / 2))
    scenes.append(scene.resized(height: scene.traits.window.height / 2))
    let forward = scenes.map { context.layout(of: $0) }
    let backward = scenes.reversed().map { context.layout(of: $0) }.reversed()
    let orders = zip(scenes, zip(forward, backward)).compactMap { scene, layouts in
      difference(layouts.0, layouts.1, after: "laying out other states before \(scene.text)")
    }
    if !orders.isEmpty { return orders }
    // A replayed layout equals a fresh one of its state.
    return zip(scenes, zip(context.replayed, forward)).compactMap { scene, layouts in
      guard let replayed = layouts.0 else { return nil }
      return difference(layouts.1, replayed, after: "the scenario's way to \(scene.text)")
    }
  }
}
