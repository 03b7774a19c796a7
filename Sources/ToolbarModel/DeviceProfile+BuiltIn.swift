extension DeviceProfile {
  /// The built-in profiles in the order `devices` lists them.
  package static let builtIn: [DeviceProfile] = [
    .iPhoneDuo, .iPhone17, .iPhone17ProMax, .iPhoneAir, .iPhoneSE, .iPadMini, .iPad11, .iPad13,
    .iPhoneWindow,
  ]

  package static func named(_ name: String) -> DeviceProfile? { builtIn.first { $0.name == name } }

  /// Tables joined into one; a number that stands in two of them has the value of the later one.
  static func table(_ parts: [ProfileNumber: ProfileValue]...) -> [ProfileNumber: ProfileValue] {
    parts.reduce(into: [:]) { whole, part in whole.merge(part) { $1 } }
  }

  /// The named choices with their defaults; every profile has all of them.
  static let choices: [ProfileSwitch: SwitchValue] = [
    .pinnedNeverOverflows: SwitchValue(
      false,
      "developer.apple.com/documentation/swiftui/toolbaritemplacement/topbarpinnedtrailing; "
        + "UIKit's pinnedTrailingGroup page says never",
      .published
    ),
    .titleYieldsFirst: SwitchValue(
      true,
      "our choice; iOS 26 was seen to fold items before the title (\(ProfileSource.cmux)), "
        + "so it is off under the 26 SDK",
      .assumed
    ),
    .tabsCollapseInOuterLandscape: SwitchValue(
      false,
      "ToolbarVerticalCompressionBehavior documentation; \(ProfileSource.glassWidgets) saw a collapse",
      .published
    ),
    .toolbarItemsCollapseTabsAlways: SwitchValue(
      false,
      "ToolbarVerticalCompressionBehavior documentation; \(ProfileSource.glassWidgets) saw it always",
      .published
    ),
    .restoreOnlyAtTop: SwitchValue(
      false,
      "toolbarMinimizationRestoration documentation; "
        + "software-mansion/react-native-screens issue 4312 reports only at the top",
      .published
    ),
    .searchTabSeparate: SwitchValue(
      false,
      "\(ProfileSource.glassWidgets): last slot of the capsule; one shipped app has a circle of its own",
      .published
    ),
    .backTitleShown: SwitchValue(
      true,
      "UINavigationItem.BackButtonDisplayMode documentation; off under the 26 SDK, where "
        + "Back is a circle of 44 (\(ProfileSource.accessibilityTrees))",
      .published
    ),
    .dedupeAlwaysAvailable: SwitchValue(
      true,
      "our choice: an item that is in the bar is not listed in the menu again",
      .assumed
    ),
  ]
}
