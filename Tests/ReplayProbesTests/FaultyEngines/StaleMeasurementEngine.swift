import Synchronization
import ToolbarLayoutCore
import ToolbarModel

/// Measurements are kept by item and never refreshed.
final class StaleMeasurementEngine: SpoilingEngine {
  private let least = Mutex(Int.max)

  func passes(spoiling sound: SoundLayout, previous: ToolbarLayout?) -> [ToolbarLayout] {
    let count = least.withLock { least in
      least = min(least, sound.shown)
      return least
    }
    return [sound.layout.showing(count)]
  }
}
