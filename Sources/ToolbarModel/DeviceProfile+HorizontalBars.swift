extension DeviceProfile {
  /// Horizontal bars of phones as iOS 26 and 27 draw them; pads and the foldable change some figures.
  static let horizontalBars: [ProfileNumber: ProfileValue] = [
    .barTop: ProfileValue(
      0,
      "\(ProfileSource.accessibilityTrees): the bar begins at the inset",
      .published
    ),
    .barHeight: ProfileValue(
      5_400,
      "\(ProfileSource.accessibilityTrees): (0, 62) 402 × 54",
      .published
    ),
    .barControl: ProfileValue(
      4_400,
      "\(ProfileSource.cmux): lone button 44; \(ProfileSource.hitTargets): at least 44",
      .published
    ),
    .barMargin: ProfileValue(
      1_600,
      "\(ProfileSource.accessibilityTrees): Back at x 16 on 402",
      .published
    ),
    .barGap: ProfileValue(
      1_200,
      "our choice; controls 53.6 apart were seen on 402, centre to centre",
      .assumed
    ),
    .barGapBelow: ProfileValue(0, "\(ProfileSource.accessibilityTrees)", .published),
    .largeTitleHeight: ProfileValue(
      5_200,
      "\(ProfileSource.accessibilityTrees): 106 = 54 + 52",
      .published
    ),
    .bottomBarHeight: ProfileValue(
      4_800,
      "suzuki-0000/SKPhotoBrowser pull 459: toolbar of iOS 26",
      .published
    ),
    .tabBarHeight: ProfileValue(
      4_900,
      "\(ProfileSource.accessibilityTrees): 83 = 49 + 34",
      .published
    ),
    .tabBarTopHeight: ProfileValue(5_000, ProfileSource.unpublished, .assumed),
    .tabSlotMinimum: ProfileValue(
      6_800,
      "our choice, so that phones show five tabs as they are known to do",
      .assumed
    ),
    .tabSlotTop: ProfileValue(
      400,
      "\(ProfileSource.accessibilityTrees): a button at 795 in a bar at 791",
      .published
    ),
    .tabSlotHeight: ProfileValue(
      5_400,
      "\(ProfileSource.accessibilityTrees): a button 95 × 54",
      .published
    ),
    .keyboardBarHeight: ProfileValue(4_400, ProfileSource.unpublished, .assumed),
    .itemPadding: ProfileValue(
      1_200,
      "\(ProfileSource.loop): with the 27 SDK five custom items no longer fit, without padding they do",
      .assumed
    ),
    .titleMinimum: ProfileValue(6_000, "our choice: about six letters", .assumed),
    .subtitleHeight: ProfileValue(1_800, ProfileSource.unpublished, .assumed),
    .fixedSpacer: ProfileValue(1_600, ProfileSource.unpublished, .assumed),
    .textScale: ProfileValue(100, "percent of the text table, which is rounded by us", .assumed),
    .searchRowHeight: ProfileValue(5_200, ProfileSource.unpublished, .assumed),
    .searchIdeal: ProfileValue(28_000, ProfileSource.unpublished, .assumed),
    .searchMinimum: ProfileValue(12_000, ProfileSource.unpublished, .assumed),
    .searchYielded: ProfileValue(
      4_400,
      "our choice: no field is narrower than a control",
      .assumed
    ),
    .sidebarWidth: ProfileValue(
      32_000,
      "\(ProfileSource.deviceNumbers): list about 320 wide",
      .published
    ),
    .detailMinimum: ProfileValue(
      40_000,
      "our choice: below it the sidebar is an overlay",
      .assumed
    ),
    .sheetMargin: ProfileValue(
      0,
      "\(ProfileSource.accessibilityTrees): a sheet's bar is (0, 78) 402 × 54",
      .published
    ),
    .sheetTop: ProfileValue(800, "our choice: as on the foldable", .assumed),
    .sheetRowTop: ProfileValue(
      800,
      "\(ProfileSource.accessibilityTrees): bar at 78 = 62 + 8 + 8",
      .derived
    ),
    .sheetRowLeading: ProfileValue(1_600, "as in a screen", .assumed),
    .regularWidth: ProfileValue(60_000, "our choice for windows sized by hand", .assumed),
    .regularHeight: ProfileValue(50_000, "our choice for windows sized by hand", .assumed),
  ]
}
