import ToolbarLayoutCore
import ToolbarModel

/// Items leave by their real length and return by a smaller one.
struct AsymmetricThresholdEngine: SpoilingEngine {
  func passes(spoiling sound: SoundLayout, previous: ToolbarLayout?) -> [ToolbarLayout] {
    guard sound.shown < sound.all, let before = previous?.shownItems.count else {
      return [sound.layout]
    }
    // By its smallest length one more would fit; by its real one it does not.
    return [before > sound.shown ? sound.layout : sound.layout.showing(sound.shown + 1)]
  }
}
