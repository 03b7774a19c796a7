import ToolbarLayoutCore
import ToolbarModel

/// A hidden item measures nothing, so it always seems to fit.
struct DecisionDependentSizeEngine: SpoilingEngine {
  func passes(spoiling sound: SoundLayout, previous: ToolbarLayout?) -> [ToolbarLayout] {
    guard sound.shown < sound.all else { return [sound.layout] }
    var passes: [ToolbarLayout] = []
    var shown = previous?.shownItems.count ?? sound.all
    for _ in 0..<6 {
      // The hidden ones measure 0, so all seem to fit; once shown they have their length again.
      shown = shown > sound.shown ? sound.shown : min(sound.all, shown + 1)
      passes.append(sound.layout.showing(shown))
    }
    return passes
  }
}
