import TimelineModel
import ToolbarModel

extension TimelineTraits {
  /// Everything a replay knows; what a device does not have, or no one has ever set, stays unsaid.
  ///
  /// - Parameters:
  ///   - tellsFlags: whether flags are told, or nobody has set one.
  ///   - tellsReserved: whether reserved regions are told, or there was none.
  init(
    _ environment: LayoutEnvironment,
    _ traits: Traits,
    on device: DeviceProfile,
    tellsFlags: Bool,
    tellsReserved: Bool
  ) {
    self.init()
    display = traits.display
    orientation = traits.orientation
    hinge = traits.hinge
    window = environment.window
    horizontalSizeClass = environment.horizontalSizeClass
    verticalSizeClass = environment.verticalSizeClass
    strip = environment.strip
    safeArea = environment.safeArea
    split = device.capabilities.hasSplitView ? traits.split : nil
    tab = traits.tab
    screens = traits.screens
    isSearching = traits.isSearching
    keyboardHeight = environment.keyboardHeight
    minimized =
      (traits.isNavigationBarMinimized ? [.navigationBar] : [])
      + (traits.isTabBarMinimized ? [.tabBar] : [])
    activity = traits.activity
    dynamicType = traits.dynamicTypeSize
    direction = traits.layoutDirection
    flags = tellsFlags ? traits.flags : nil
    reserved = tellsReserved ? environment.reserved : nil
  }
}
