/// Everything outside the screen that a layout reads. The machine makes it, the layout core reads nothing else.
package struct Traits: Hashable, Sendable {
  package var os: LinkedSDK
  /// Nil on devices with one display.
  package var display: Display?
  package var orientation: Orientation
  /// Nil on devices without a hinge. Never the angle: an angle that changes no status changes no layout.
  package var hinge: HingeStatus?
  /// The window in its orientation, in points.
  package var window: Size
  /// An iPad window that `start.size` or `resize` put in windowed mode.
  package var isWindowed: Bool
  package var split: SplitSide
  package var activity: WindowActivity
  package var isSearching: Bool
  package var keyboard: KeyboardState
  package var hasHardwareKeyboard: Bool
  /// Of the scroll view; zero is the top.
  package var scrollOffset: Length
  package var isNavigationBarMinimized: Bool
  package var isTabBarMinimized: Bool
  package var layoutDirection: LayoutDirection
  package var dynamicTypeSize: DynamicTypeSize
  /// The selected tab's name; nil without tabs.
  package var tab: String?
  package var flags: Flags
  package var arrangement: UserArrangement
  package var menu: MenuState
  /// Names of the screens on the stack and of sheets above, bottom to top.
  package var screens: [String]

  package init(
    os: LinkedSDK = .sdk27_1,
    display: Display? = nil,
    orientation: Orientation = .portrait,
    hinge: HingeStatus? = nil,
    window: Size,
    isWindowed: Bool = false,
    split: SplitSide = .none,
    activity: WindowActivity = .active,
    isSearching: Bool = false,
    keyboard: KeyboardState = .hidden,
    hasHardwareKeyboard: Bool = false,
    scrollOffset: Length = 0,
    isNavigationBarMinimized: Bool = false,
    isTabBarMinimized: Bool = false,
    layoutDirection: LayoutDirection = .leftToRight,
    dynamicTypeSize: DynamicTypeSize = .large,
    tab: String? = nil,
    flags: Flags = Flags(),
    arrangement: UserArrangement = .declared,
    menu: MenuState = .closed,
    screens: [String] = []
  ) {
    self.os = os
    self.display = display
    self.orientation = orientation
    self.hinge = hinge
    self.window = window
    self.isWindowed = isWindowed
    self.split = split
    self.activity = activity
    self.isSearching = isSearching
    self.keyboard = keyboard
    self.hasHardwareKeyboard = hasHardwareKeyboard
    self.scrollOffset = scrollOffset
    self.isNavigationBarMinimized = isNavigationBarMinimized
    self.isTabBarMinimized = isTabBarMinimized
    self.layoutDirection = layoutDirection
    self.dynamicTypeSize = dynamicTypeSize
    self.tab = tab
    self.flags = flags
    self.arrangement = arrangement
    self.menu = menu
    self.screens = screens
  }
}

extension Traits {
  /// What tells the moments of one replay apart and is quickly told; the rest hardly ever does.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(window)
    hasher.combine(scrollOffset)
    hasher.combine(switches)
    hasher.combine(flags)
  }

  /// What is so or otherwise, a bit each.
  private var switches: UInt8 {
    bit(0, isSearching) | bit(1, keyboard.isShown) | bit(2, isNavigationBarMinimized)
      | bit(3, isTabBarMinimized) | bit(4, orientation.isLandscape) | bit(5, hinge == .fullyOpen)
      | bit(6, activity == .active) | bit(7, menu == .closed)
  }

  private func bit(_ place: UInt8, _ isSet: Bool) -> UInt8 { isSet ? 1 << place : 0 }
}
