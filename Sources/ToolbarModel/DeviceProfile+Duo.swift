extension DeviceProfile {
  /// iPhone Duo as the iOS 27.1 simulator shows it; no figure was published from hardware.
  package static let iPhoneDuo = DeviceProfile(
    name: "iphone-duo",
    capabilities: DeviceCapabilities(
      idiom: .phone,
      sizeClasses: .foldable,
      hasHinge: true,
      hasVerticalBars: true,
      hasSplitView: true
    ),
    portraitSize: Size(width: 466, height: 678),
    innerPortraitSize: Size(width: 669, height: 951),
    numbers: table(timing, horizontalBars, duoHinge, duoRegions, duoStrip, duoRow, duoSearch),
    switches: choices
  )

  static let duoHinge: [ProfileNumber: ProfileValue] = [
    .hingeOpening: ProfileValue(
      2_260,
      "\(ProfileSource.duoLab): first partiallyOpen seen at 22.6°",
      .published
    ),
    .hingeClosing: ProfileValue(
      8_270,
      "\(ProfileSource.duoLab): first closed seen at 82.7°",
      .published
    ),
    .hingeFull: ProfileValue(
      18_000,
      "\(ProfileSource.duoLab): fullyOpen only at 180.0°",
      .published
    ),
    .hingePartial: ProfileValue(
      12_800,
      "\(ProfileSource.duoLab): book preset 127.5…128.0°",
      .published
    ),
  ]

  static let duoRegions: [ProfileNumber: ProfileValue] = [
    .safeTop: ProfileValue(
      8_200,
      "\(ProfileSource.duoProbe): top inset where the status display lies along the top",
      .published
    ),
    .safeTopLandscape: ProfileValue(
      8_200,
      "\(ProfileSource.duoLab): flat sheets of 268 and 471 begin at 90",
      .derived
    ),
    .safeBottom: ProfileValue(3_400, ProfileSource.duoProbe, .published),
    .safeBottomLandscape: ProfileValue(
      3_400,
      "\(ProfileSource.duoProbe); one test suite has 21",
      .published
    ),
    .safeSideLandscape: ProfileValue(0, ProfileSource.duoProbe, .published),
    .splitHalf: ProfileValue(46_900, "\(ProfileSource.duoProbe): 469 + 13 + 469", .published),
    .rightHalfLeftInset: ProfileValue(
      870,
      "\(ProfileSource.splitNotes); \(ProfileSource.adaptiveUI) has 0",
      .published
    ),
    .clusterOuterHeight: ProfileValue(17_000, "\(ProfileSource.duoLab): 84 × 170", .published),
    .clusterLandscapeHeight: ProfileValue(8_200, "\(ProfileSource.duoLab): 84 × 82", .published),
    .clusterInnerHeight: ProfileValue(12_000, "\(ProfileSource.duoLab): 84 × 120", .published),
    .clusterBandWidth: ProfileValue(13_400, "\(ProfileSource.duoLab): 134 × 82", .published),
    .cameraSize: ProfileValue(3_700, "\(ProfileSource.duoLab): 37 × 37", .published),
    .cameraSide: ProfileValue(2_930, "\(ProfileSource.duoLab): 29.3 from the edge", .published),
    .cameraTop: ProfileValue(2_930, "\(ProfileSource.duoLab): 29.3 from the edge", .published),
    .foldWidth: ProfileValue(4_000, "\(ProfileSource.duoLab): 20 + 20 about the fold", .published),
    .keyboardPortrait: ProfileValue(
      25_000,
      "\(ProfileSource.uiTests): 245 to 255 from the band that stays free",
      .derived
    ),
    .keyboardLandscape: ProfileValue(20_000, ProfileSource.unpublished, .assumed),
    .keyboardInnerLandscape: ProfileValue(26_400, ProfileSource.duoProbe, .published),
    .keyboardInnerPortrait: ProfileValue(30_000, ProfileSource.unpublished, .assumed),
    .legacyWidth: ProfileValue(37_500, "\(ProfileSource.duoLab): box of 375 × 667", .published),
    .legacyHeight: ProfileValue(66_700, "\(ProfileSource.duoLab): box of 375 × 667", .published),
    .legacyTop: ProfileValue(
      6_200,
      "\(ProfileSource.duoLab): content 517 = 667 − 62 − 54 − 34",
      .derived
    ),
  ]

  static let duoStrip: [ProfileNumber: ProfileValue] = [
    .stripWidth: ProfileValue(8_400, "\(ProfileSource.duoLab) and four others", .published),
    .stripCentre: ProfileValue(
      4_800,
      "\(ProfileSource.glassWidgets), \(ProfileSource.uiTests): 48 from the edge",
      .published
    ),
    .stripControl: ProfileValue(4_800, ProfileSource.glassWidgets, .published),
    .stripGap: ProfileValue(1_200, ProfileSource.glassWidgets, .published),
    .stripPitch: ProfileValue(
      5_200,
      "\(ProfileSource.adaptiveUI), \(ProfileSource.uiTests); \(ProfileSource.glassWidgets) has 50",
      .published
    ),
    .stripEndMargin: ProfileValue(2_400, ProfileSource.glassWidgets, .published),
    .stripTabPitch: ProfileValue(5_000, ProfileSource.glassWidgets, .published),
    .stripTabPadding: ProfileValue(600, ProfileSource.glassWidgets, .published),
    .stripFixedSpacer: ProfileValue(800, "the minimum was not published", .assumed),
    .leftHalfStart: ProfileValue(
      2_400,
      "\(ProfileSource.glassWidgets); \(ProfileSource.adaptiveUI) has 16",
      .published
    ),
  ]

  static let duoRow: [ProfileNumber: ProfileValue] = [
    .rowTop: ProfileValue(2_400, "\(ProfileSource.glassWidgets): y 24…72", .published),
    .rowHeight: ProfileValue(4_800, "\(ProfileSource.glassWidgets): y 24…72", .published),
    .rowLargeHeight: ProfileValue(5_800, "\(ProfileSource.glassWidgets): 58", .published),
    .rowGapBelow: ProfileValue(1_000, "\(ProfileSource.duoLab): 82 = 24 + 48 + 10", .derived),
    .rowLeading: ProfileValue(2_000, ProfileSource.glassWidgets, .published),
    .rowTrailingGap: ProfileValue(200, ProfileSource.glassWidgets, .published),
    .sheetMargin: ProfileValue(800, "\(ProfileSource.duoLab): 450 = 466 − 16", .published),
    .sheetTop: ProfileValue(800, "\(ProfileSource.duoLab): 670 = 678 − 8", .published),
    .sheetRowTop: ProfileValue(1_600, ProfileSource.glassWidgets, .published),
    .sheetRowLeading: ProfileValue(1_600, ProfileSource.glassWidgets, .published),
    .sheetMaximumWidth: ProfileValue(
      65_300,
      "\(ProfileSource.duoLab): 653 wide on the inner display either way",
      .published
    ),

    .barHeight: ProfileValue(4_800, "as the title row: 82 = 24 + 48 + 10", .derived),
    .barGapBelow: ProfileValue(1_000, "as the title row: 82 = 24 + 48 + 10", .derived),
    .barMargin: ProfileValue(2_000, "\(ProfileSource.duoLab): system margin 20", .published),
  ]

  static let duoSearch: [ProfileNumber: ProfileValue] = [
    .searchRowField: ProfileValue(4_400, ProfileSource.glassWidgets, .published),
    .searchRowGap: ProfileValue(1_000, ProfileSource.glassWidgets, .published),
    .searchRegularWidth: ProfileValue(28_000, ProfileSource.glassWidgets, .published),
    .searchInnerWidth: ProfileValue(37_200, ProfileSource.glassWidgets, .published),
  ]
}
