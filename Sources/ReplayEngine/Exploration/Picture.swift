import ToolbarModel

/// A scene that several situations share; equal scenes are one picture.
final class Picture: Sendable {
  let key: Key

  init(key: Key) { self.key = key }

  var scene: LaidOutScene { key.scene }

  /// Whether a scene is this one.
  func shows(_ other: LaidOutScene) -> Bool { key.scene.isPictured(like: other) }
}

extension Picture {
  /// Traits and screen are what a scene was laid out for, the layout what came of it.
  struct Key: Hashable, Sendable {
    let scene: LaidOutScene

    func hash(into hasher: inout Hasher) { hasher.combine(scene.sharedTraits) }

    static func == (a: Key, b: Key) -> Bool { a.scene.isPictured(like: b.scene) }
  }
}

extension LaidOutScene {
  fileprivate func isPictured(like other: LaidOutScene) -> Bool {
    sharedTraits == other.sharedTraits && focused == other.focused
      && sharedLayout == other.sharedLayout && sharedScreen == other.sharedScreen
  }
}
