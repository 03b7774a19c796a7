import ToolbarLayoutCore
import ToolbarModel

/// What the sound core says: the layout, how many items it shows and how many there are.
struct SoundLayout {
  let layout: ToolbarLayout
  let shown: Int
  let all: Int
  let screenTitle: String

  init(of screen: Screen, in traits: Traits, on device: DeviceProfile) {
    layout = ToolbarLayoutCore().layout(of: screen, in: traits, on: device)
    shown = layout.shownItems.count
    all = shown + layout.menuItems.count
    screenTitle = screen.title ?? ""
  }
}
