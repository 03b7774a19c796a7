import Synchronization
import ToolbarLayoutCore
import ToolbarModel

/// Stands at the engine seam during a replay and remembers the distinct inputs that came by, in order.
final class SceneRecorder: LayoutEngine {
  private struct Memory {
    var scenes: [(scene: ProbeScene, layout: ToolbarLayout?)] = []
    var known: Set<ProbeScene> = []
  }

  private let engine: any LayoutEngine
  private let memory = Mutex(Memory())

  init(_ engine: any LayoutEngine) { self.engine = engine }

  func layouts(
    of screen: Screen,
    in traits: Traits,
    on device: DeviceProfile,
    previous: ToolbarLayout?
  ) -> [ToolbarLayout] {
    let layouts = engine.layouts(of: screen, in: traits, on: device, previous: previous)
    memory.withLock { memory in
      let scene = ProbeScene(screen: screen, traits: traits)
      if memory.known.insert(scene).inserted { memory.scenes.append((scene, layouts.last)) }
    }
    return layouts
  }

  /// The inputs with where the engine came to rest when it saw them first.
  var scenes: [(scene: ProbeScene, layout: ToolbarLayout?)] { memory.withLock { $0.scenes } }
}
