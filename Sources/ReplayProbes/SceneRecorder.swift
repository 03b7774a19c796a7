import Synchronization
import ToolbarLayoutCore
import ToolbarModel

/// Stands at the engine seam during a replay and remembers the distinct inputs that came by, in order.
final class SceneRecorder: LayoutEngine {
  private struct Memory {
    var scenes: [ProbeScene] = []
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
    memory.withLock { memory in
      let scene = ProbeScene(screen: screen, traits: traits)
      if memory.known.insert(scene).inserted { memory.scenes.append(scene) }
    }
    return engine.layouts(of: screen, in: traits, on: device, previous: previous)
  }

  var scenes: [ProbeScene] { memory.withLock(\.scenes) }
}
