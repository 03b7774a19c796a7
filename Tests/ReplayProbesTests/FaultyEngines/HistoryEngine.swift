import ToolbarLayoutCore
import ToolbarModel

/// What once left comes back only by chance.
struct HistoryEngine: SpoilingEngine {
  func passes(spoiling sound: SoundLayout, previous: ToolbarLayout?) -> [ToolbarLayout] {
    let before = previous?.shownItems.count ?? sound.shown
    return [sound.layout.showing(min(before, sound.shown))]
  }
}
