extension DeviceProfile {
  /// The built-in profiles in the order `devices` lists them.
  package static let builtIn: [DeviceProfile] = [.iPhoneDuo, .iPhone17]

  package static func named(_ name: String) -> DeviceProfile? { builtIn.first { $0.name == name } }

  /// Durations and gestures; sources are sections of the measurements page (S7: rotation logs, S27: keyboard).
  static let timing: [ProfileNumber: ProfileValue] = [
    .rotationNotice: ProfileValue(
      55,
      "S7: geometry 40…70 ms after the notice, middle taken",
      .published
    ),
    .rotationDuration: ProfileValue(300, "S7: rotation animation, ease in and out", .published),
    .foldDuration: ProfileValue(300, "no published hand-off length", .assumed),
    .keyboardDuration: ProfileValue(500, "S27: keyboard spring settles in 0.5 s", .published),
    .searchDuration: ProfileValue(300, "not published", .assumed),
    .minimizationDuration: ProfileValue(250, "not published", .assumed),
    .navigationDuration: ProfileValue(350, "not published", .assumed),
    .presentationDuration: ProfileValue(400, "not published", .assumed),
    .splitDuration: ProfileValue(500, "not published", .assumed),
    .menuDuration: ProfileValue(200, "not published", .assumed),
    .sampleInterval: ProfileValue(8, "samples of a drag at 120 Hz", .assumed),
    .scrollStep: ProfileValue(20_000, "scenario format: 200 points", .assumed),
    .scrollDuration: ProfileValue(160, "not published", .assumed),
  ]

  package static let iPhoneDuo = DeviceProfile(
    name: "iphone-duo",
    capabilities: DeviceCapabilities(
      idiom: .phone,
      hasHinge: true,
      hasVerticalBars: true,
      hasSplitView: true
    ),
    portraitSize: Size(width: 466, height: 678),
    innerPortraitSize: Size(width: 669, height: 951),
    numbers: timing.merging([
      .hingeOpening: ProfileValue(2_260, "S1: first partiallyOpen seen at 22.6°", .published),
      .hingeClosing: ProfileValue(8_270, "S1, S7: first closed seen at 82.7°", .published),
      .hingeFull: ProfileValue(18_000, "S1: fullyOpen only at 180.0°", .published),
      .hingePartial: ProfileValue(12_800, "S1, S9: book preset 127.5…128.0°", .published),
    ]) { $1 }
  )

  package static let iPhone17 = DeviceProfile(
    name: "iphone-17",
    capabilities: DeviceCapabilities(
      idiom: .phone,
      orientations: [.portrait, .landscapeLeft, .landscapeRight]
    ),
    portraitSize: Size(width: 402, height: 874),
    numbers: timing
  )
}
