import ToolbarLayoutCore
import ToolbarModel

/// Everything is shown, then hidden one by one until it fits.
struct RevealThenMeasureEngine: SpoilingEngine {
  func passes(spoiling sound: SoundLayout, previous: ToolbarLayout?) -> [ToolbarLayout] {
    return stride(from: sound.all, through: sound.shown, by: -1).map { sound.layout.showing($0) }
  }
}
