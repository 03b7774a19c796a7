import PoseMachine
import ToolbarModel

/// The scenes of one plan that have come up; equal circumstances have one scene.
///
/// A class because all orders of an exploration share it. Only for scenes that tell nothing of what was before them.
final class RememberedScenes: Sendable {
  private struct Key: Hashable {
    var stack: NavigationStack
    var traits: Shared<Traits>

    /// The traits name the screens.
    func hash(into hasher: inout Hasher) { hasher.combine(traits) }
  }

  private let known = SharedTable<Key, LaidOutScene>()

  func scene(
    on stack: NavigationStack,
    in traits: Shared<Traits>,
    orMaking make: () -> LaidOutScene
  ) -> LaidOutScene {
    let key = Prehashed(Key(stack: stack, traits: traits))
    if let known = known.value(for: key) { return known }
    let new = make()
    return new.tellsNoHistory ? known.value(for: key, orAdding: new) : new
  }
}
