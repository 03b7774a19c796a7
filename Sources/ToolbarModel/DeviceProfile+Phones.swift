extension DeviceProfile {
  static func phone(
    _ name: String,
    width: Int,
    height: Int,
    sizeClasses: DeviceCapabilities.SizeClassRule = .phone,
    _ numbers: [ProfileNumber: ProfileValue]
  ) -> DeviceProfile {
    DeviceProfile(
      name: name,
      capabilities: DeviceCapabilities(
        idiom: .phone,
        sizeClasses: sizeClasses,
        orientations: [.portrait, .landscapeLeft, .landscapeRight]
      ),
      portraitSize: Size(width: Length(points: width), height: Length(points: height)),
      numbers: table(timing, horizontalBars, phoneInsets, numbers),
      switches: choices
    )
  }

  /// Insets and keyboards of a phone with the Island, 402 × 874.
  static let phoneInsets: [ProfileNumber: ProfileValue] = [
    .safeTop: ProfileValue(6_200, "\(ProfileSource.accessibilityTrees): 402 × 874", .published),
    .safeTopLandscape: ProfileValue(0, "\(ProfileSource.bottomInsets): top 0", .published),
    .safeBottom: ProfileValue(3_400, "\(ProfileSource.accessibilityTrees)", .published),
    .safeBottomLandscape: ProfileValue(
      2_000,
      "\(ProfileSource.uiTests): 20 to 21 in landscape",
      .published
    ),
    .safeSideLandscape: ProfileValue(6_200, "\(ProfileSource.uiTests): 62 / 62", .published),
    .keyboardPortrait: ProfileValue(33_500, ProfileSource.keyboards, .published),
    .keyboardLandscape: ProfileValue(
      23_900,
      "\(ProfileSource.uiTests): 109 stay free of 402 below a bar of 54",
      .derived
    ),
  ]

  package static let iPhone17 = phone("iphone-17", width: 402, height: 874, [:])

  package static let iPhone17ProMax = phone(
    "iphone-17-pro-max",
    width: 440,
    height: 956,
    sizeClasses: .largePhone,
    [
      .barMargin: ProfileValue(2_000, "\(ProfileSource.cmux): 20 from 440 on", .published),
      .keyboardPortrait: ProfileValue(34_600, ProfileSource.unpublished, .assumed),
      .keyboardLandscape: ProfileValue(
        23_200,
        "\(ProfileSource.uiTests): 154 stay free of 440 below a bar of 54",
        .derived
      ),
    ]
  )

  package static let iPhoneAir = phone(
    "iphone-air",
    width: 420,
    height: 912,
    sizeClasses: .largePhone,
    [
      .safeTop: ProfileValue(6_800, ProfileSource.unpublished, .assumed),
      .safeSideLandscape: ProfileValue(6_800, ProfileSource.unpublished, .assumed),
      .keyboardPortrait: ProfileValue(33_900, ProfileSource.unpublished, .assumed),
      .keyboardLandscape: ProfileValue(23_900, ProfileSource.unpublished, .assumed),
    ]
  )

  package static let iPhoneSE = phone(
    "iphone-se",
    width: 375,
    height: 667,
    [
      .safeTop: ProfileValue(
        2_000,
        "\(ProfileSource.bottomInsets): 20 without a notch",
        .published
      ),
      .safeBottom: ProfileValue(0, "\(ProfileSource.bottomInsets): a home button", .published),
      .safeBottomLandscape: ProfileValue(0, "\(ProfileSource.bottomInsets)", .published),
      .safeSideLandscape: ProfileValue(0, "\(ProfileSource.bottomInsets)", .published),
      .keyboardPortrait: ProfileValue(26_000, ProfileSource.unpublished, .assumed),
      .keyboardLandscape: ProfileValue(20_000, ProfileSource.unpublished, .assumed),
    ]
  )

  /// An iPhone app in a window that people resize.
  package static let iPhoneWindow = DeviceProfile(
    name: "iphone-window",
    capabilities: DeviceCapabilities(
      idiom: .phone,
      sizeClasses: .geometry,
      isResizable: true,
      orientations: [.portrait]
    ),
    portraitSize: Size(width: 402, height: 874),
    numbers: table(
      timing,
      horizontalBars,
      [
        .windowMaximum: ProfileValue(
          128_000,
          "\(ProfileSource.axiom): nothing is larger than 1280 × 1280",
          .published
        ),
        .windowMinimumRatio: ProfileValue(
          50,
          "\(ProfileSource.axiom): 1100 × 500 became 1100 × 550",
          .published
        ),
        .safeTop: ProfileValue(3_200, "\(ProfileSource.windowControls): 24 or 32", .assumed),
        .safeBottom: ProfileValue(2_000, "\(ProfileSource.windowControls)", .assumed),
        .keyboardPortrait: ProfileValue(33_500, "as on a phone", .assumed),
      ]
    ),
    switches: choices
  )
}
