extension DeviceProfile {
  static func pad(
    _ name: String,
    width: Int,
    height: Int,
    _ numbers: [ProfileNumber: ProfileValue]
  ) -> DeviceProfile {
    DeviceProfile(
      name: name,
      capabilities: DeviceCapabilities(idiom: .pad, sizeClasses: .pad, isResizable: true),
      portraitSize: Size(width: Length(points: width), height: Length(points: height)),
      numbers: table(timing, horizontalBars, padFigures, numbers),
      switches: choices
    )
  }

  static let padFigures: [ProfileNumber: ProfileValue] = [
    .safeTop: ProfileValue(3_200, "\(ProfileSource.windowControls): 24 or 32", .published),
    .safeTopLandscape: ProfileValue(3_200, "\(ProfileSource.windowControls): 24 or 32", .published),
    .safeBottom: ProfileValue(2_000, ProfileSource.windowControls, .published),
    .safeBottomLandscape: ProfileValue(2_000, ProfileSource.windowControls, .published),
    .barMargin: ProfileValue(2_000, "\(ProfileSource.cmux): 20 from 440 on", .derived),
    .windowControls: ProfileValue(
      7_600,
      "\(ProfileSource.windowControls): apps keep 32 to 40 clear; the width is our choice",
      .assumed
    ),
    .sheetTop: ProfileValue(0, "a form sheet is centred", .assumed),
    .sheetRowTop: ProfileValue(800, "as on a phone", .assumed),
    .sheetMaximumWidth: ProfileValue(54_000, "form sheet, general knowledge", .assumed),
    .sheetMaximumHeight: ProfileValue(62_000, "form sheet, general knowledge", .assumed),
    .keyboardPortrait: ProfileValue(33_700, "\(ProfileSource.keyboards): iPad Air 11", .published),
    .keyboardLandscape: ProfileValue(42_000, ProfileSource.unpublished, .assumed),
  ]

  package static let iPadMini = pad(
    "ipad-mini",
    width: 744,
    height: 1133,
    [.safeTop: ProfileValue(2_400, "\(ProfileSource.windowControls): 24 or 32", .published)]
  )

  package static let iPad11 = pad("ipad-11", width: 820, height: 1180, [:])

  package static let iPad13 = pad("ipad-13", width: 1032, height: 1376, [:])
}
