import ToolbarModel

/// A scene that several situations share; equal scenes are one picture.
final class Picture: Sendable {
  let scene: LaidOutScene

  init(_ scene: LaidOutScene) { self.scene = scene }

  /// Whether a scene is this one: traits and screen are what it was laid out for, the layout what came of it.
  func shows(_ other: LaidOutScene) -> Bool {
    scene.sharedTraits == other.sharedTraits && scene.focused == other.focused
      && scene.sharedLayout == other.sharedLayout && scene.sharedScreen == other.sharedScreen
  }
}
