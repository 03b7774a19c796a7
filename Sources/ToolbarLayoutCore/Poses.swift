package import ToolbarModel

/// Every way a device can be held, as traits: the rows of the `poses` table.
package enum Poses {
  /// The poses of a device in a fixed order; everything a pose does not say is taken from `base`.
  package static func all(of device: DeviceProfile, base: Traits) -> [Traits] {
    if device.innerPortraitSize != nil { return foldable(device, base) }
    if device.capabilities.isResizable, device.capabilities.orientations.count == 1 {
      return windows(device, base)
    }
    return device.capabilities.orientations.map { orientation in
      pose(base, nil, nil, orientation, turned(device.portraitSize, orientation))
    }
  }

  private static func foldable(_ device: DeviceProfile, _ base: Traits) -> [Traits] {
    let outer = device.portraitSize
    let inner = device.innerPortraitSize ?? outer
    var poses: [Traits] = []
    for orientation in device.capabilities.orientations {
      poses.append(pose(base, .outer, .closed, orientation, turned(outer, orientation)))
    }
    for status in [HingeStatus.partiallyOpen, .fullyOpen] {
      for orientation in [Orientation.portrait, .landscapeRight] {
        poses.append(pose(base, .inner, status, orientation, turned(inner, orientation)))
      }
    }
    guard device.capabilities.hasSplitView else { return poses }
    for side in [SplitSide.left, .right] {
      var half = pose(base, .inner, .fullyOpen, .landscapeRight, turned(inner, .landscapeRight))
      half.split = side
      half.window.width = device.length(.splitHalf)
      poses.append(half)
    }
    return poses
  }

  /// A resizable window has no poses; sizes that people were seen to use stand for them.
  private static func windows(_ device: DeviceProfile, _ base: Traits) -> [Traits] {
    let sizes: [(Length, Length)] = [(400, 900), (500, 800), (900, 600), (874, 402), (1100, 550)]
    return sizes.map { width, height in
      pose(base, nil, nil, .portrait, Size(width: width, height: height))
    }
  }

  private static func turned(_ size: Size, _ orientation: Orientation) -> Size {
    orientation.isLandscape ? Size(width: size.height, height: size.width) : size
  }

  private static func pose(
    _ base: Traits,
    _ display: Display?,
    _ hinge: HingeStatus?,
    _ orientation: Orientation,
    _ window: Size
  ) -> Traits {
    var traits = base
    traits.display = display
    traits.hinge = hinge
    traits.orientation = orientation
    traits.window = window
    traits.split = .none
    return traits
  }
}
