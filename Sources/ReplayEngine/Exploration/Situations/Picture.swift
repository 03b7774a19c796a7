import ToolbarModel

/// A scene that several situations share; equal scenes are one picture.
final class Picture: Sendable {
  let key: Key

  init(key: Key) { self.key = key }

  var scene: LaidOutScene { key.scene }
}

extension Picture {
  /// Traits and screen are what a scene was laid out for, the layout what came of it.
  struct Key: Hashable, Sendable {
    let scene: LaidOutScene

    func hash(into hasher: inout Hasher) { hasher.combine(scene.sharedTraits) }

    static func == (a: Key, b: Key) -> Bool {
      a.scene === b.scene
        || a.scene.sharedTraits == b.scene.sharedTraits && a.scene.focused == b.scene.focused
          && a.scene.sharedLayout == b.scene.sharedLayout
          && a.scene.sharedScreen == b.scene.sharedScreen
    }
  }
}
