extension DeviceProfile {
  /// Durations and gestures, the same on every device.
  static let timing: [ProfileNumber: ProfileValue] = [
    .rotationNotice: ProfileValue(
      55,
      "\(ProfileSource.frameUp): geometry 40…70 ms after the notice, middle taken",
      .published
    ),
    .rotationDuration: ProfileValue(
      300,
      "\(ProfileSource.frameUp): animation of a rotation, ease in and out",
      .published
    ),
    .foldDuration: ProfileValue(300, ProfileSource.unpublished, .assumed),
    .foldNotice: ProfileValue(55, "not published; taken as for a rotation", .assumed),
    .foldedLandscapeStay: ProfileValue(
      600,
      "\(ProfileSource.frameUp): a folded landscape reports the other landscape for about 0.6 s",
      .published
    ),
    .boundsLag: ProfileValue(
      8,
      "\(ProfileSource.frameUp): bounds change after the geometry; one frame taken",
      .assumed
    ),
    .keyboardDuration: ProfileValue(
      500,
      "\(ProfileSource.keyboardSpring) settles in 0.5 s",
      .published
    ),
    .searchDuration: ProfileValue(300, ProfileSource.unpublished, .assumed),
    .minimizationDuration: ProfileValue(250, ProfileSource.unpublished, .assumed),
    .navigationDuration: ProfileValue(350, ProfileSource.unpublished, .assumed),
    .presentationDuration: ProfileValue(400, ProfileSource.unpublished, .assumed),
    .splitDuration: ProfileValue(500, ProfileSource.unpublished, .assumed),
    .menuDuration: ProfileValue(200, ProfileSource.unpublished, .assumed),
    .sampleInterval: ProfileValue(8, "samples of a drag at 120 Hz", .assumed),
    .scrollStep: ProfileValue(20_000, "the scenario format: 200 points", .assumed),
    .scrollDuration: ProfileValue(160, ProfileSource.unpublished, .assumed),
  ]
}
