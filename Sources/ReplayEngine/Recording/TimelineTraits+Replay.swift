import TimelineModel
import ToolbarModel

extension TimelineTraits {
  /// Everything a replay knows; what a device does not have, or no one has ever set, stays unsaid.
  init(
    _ environment: LayoutEnvironment,
    _ traits: Traits,
    on device: DeviceProfile,
    after last: TimelineTraits?
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
    flags = traits.flags.isEmpty && last?.flags == nil ? nil : traits.flags
    reserved = environment.reserved.isEmpty && last?.reserved == nil ? nil : environment.reserved
  }
}
