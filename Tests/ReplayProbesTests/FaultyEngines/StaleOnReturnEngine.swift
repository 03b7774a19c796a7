import Synchronization
import ToolbarLayoutCore
import ToolbarModel

/// A covered screen keeps the layout it had and shows it again when uncovered.
final class StaleOnReturnEngine: SpoilingEngine {
  private struct Memory {
    var current: String?
    var layouts: [String: ToolbarLayout] = [:]
  }

  private let memory = Mutex(Memory())

  func passes(spoiling sound: SoundLayout, previous: ToolbarLayout?) -> [ToolbarLayout] {
    let name = sound.screenTitle
    return memory.withLock { memory in
      defer { memory.current = name }
      guard previous != nil, memory.current != name, let old = memory.layouts[name] else {
        memory.layouts[name] = sound.layout
        return [sound.layout]
      }
      return [old]
    }
  }
}
