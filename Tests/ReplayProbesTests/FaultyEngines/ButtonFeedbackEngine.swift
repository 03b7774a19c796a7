import ToolbarLayoutCore
import ToolbarModel

/// The button appears, which leaves less room, which changes who is shown, and so the button goes.
struct ButtonFeedbackEngine: SpoilingEngine {
  func passes(spoiling sound: SoundLayout, previous: ToolbarLayout?) -> [ToolbarLayout] {
    guard sound.shown < sound.all else { return [sound.layout] }
    return (0..<8).map { pass in
      // With the button the rest fits, so the button goes; without it nothing fits, so it comes.
      pass % 2 == 0 ? sound.layout.showing(sound.all) : sound.layout
    }
  }
}
