import ToolbarLayoutCore
import ToolbarModel

/// A vertical bar gives up its first item first.
struct WrongEndEngine: SpoilingEngine {
  func passes(spoiling sound: SoundLayout, previous: ToolbarLayout?) -> [ToolbarLayout] {
    guard sound.layout.environment.strip != .none, sound.shown < sound.all else {
      return [sound.layout]
    }
    let all = sound.layout.showing(sound.all)
    return [all.shownItems.prefix(sound.all - sound.shown).reduce(all) { $0.hiding($1) }]
  }
}
