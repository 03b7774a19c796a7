package import ToolbarModel

/// The `start` block; nil is the device profile's business.
package struct StartState: Hashable, Sendable {
  package var screen: String?
  package var tab: String?
  /// A sheet already up.
  package var present: String?
  package var hinge: HingeStatus?
  package var orientation: Orientation?
  package var size: Size?
  package var splitView: SplitSide?
  package var isSearching: Bool?
  package var keyboard: KeyboardState?
  package var hasHardwareKeyboard: Bool?
  package var activity: WindowActivity?
  package var scroll: Length?
  package var layoutDirection: LayoutDirection?
  package var dynamicTypeSize: DynamicTypeSize?
  package var flags: Flags
  package var arrangement: UserArrangement
  package var transients: Transients?
  package var language: String?

  package init(
    screen: String? = nil,
    tab: String? = nil,
    present: String? = nil,
    hinge: HingeStatus? = nil,
    orientation: Orientation? = nil,
    size: Size? = nil,
    splitView: SplitSide? = nil,
    isSearching: Bool? = nil,
    keyboard: KeyboardState? = nil,
    hasHardwareKeyboard: Bool? = nil,
    activity: WindowActivity? = nil,
    scroll: Length? = nil,
    layoutDirection: LayoutDirection? = nil,
    dynamicTypeSize: DynamicTypeSize? = nil,
    flags: Flags = Flags(),
    arrangement: UserArrangement = .declared,
    transients: Transients? = nil,
    language: String? = nil
  ) {
    self.screen = screen
    self.tab = tab
    self.present = present
    self.hinge = hinge
    self.orientation = orientation
    self.size = size
    self.splitView = splitView
    self.isSearching = isSearching
    self.keyboard = keyboard
    self.hasHardwareKeyboard = hasHardwareKeyboard
    self.activity = activity
    self.scroll = scroll
    self.layoutDirection = layoutDirection
    self.dynamicTypeSize = dynamicTypeSize
    self.flags = flags
    self.arrangement = arrangement
    self.transients = transients
    self.language = language
  }
}
