import TimelineModel
import ToolbarModel

/// What the status display and the half-folded hinge take of the window.
enum ReservedRegions {
  /// The regions of a moment: as the traits tell them, else from the device's profile.
  static func regions(_ moment: Moment, _ device: DeviceProfile?) -> [Frame] {
    if let reserved = moment.traits.reserved { return reserved }
    guard let device, device.capabilities.hasHinge, let window = moment.window,
      let display = moment.traits.display, let orientation = moment.traits.orientation,
      moment.regime.pose.split == nil || moment.regime.pose.split == SplitSide.none.rawValue
    else { return [] }
    let cluster = cluster(display, orientation, moment.traits.strip, window, device)
    guard display == .inner, moment.traits.hinge == .partiallyOpen else { return [cluster] }
    return [cluster, crease(orientation, window, device)]
  }

  private static func cluster(
    _ display: Display,
    _ orientation: Orientation,
    _ strip: StripSide?,
    _ window: Size,
    _ device: DeviceProfile
  ) -> Frame {
    let strip = strip ?? StripSide.none
    let width = device.length(.stripWidth)
    switch (display, orientation.isLandscape) {
    case (.outer, false):
      let x = strip == .left ? 0 : window.width - width
      return Frame(x: x, y: 0, width: width, height: device.length(.clusterOuterHeight))
    case (.outer, true):
      let height = device.length(.clusterLandscapeHeight)
      return strip == .left
        ? Frame(x: 0, y: 0, width: width, height: height)
        : Frame(
          x: window.width - width,
          y: window.height - height,
          width: width,
          height: height
        )
    case (.inner, false):
      let band = device.length(.clusterBandWidth)
      return Frame(
        x: window.width - band,
        y: 0,
        width: band,
        height: device.length(.safeTop)
      )
    case (.inner, true):
      let x = strip == .left ? 0 : window.width - width
      return Frame(x: x, y: 0, width: width, height: device.length(.clusterInnerHeight))
    }
  }

  private static func crease(
    _ orientation: Orientation,
    _ window: Size,
    _ device: DeviceProfile
  ) -> Frame {
    let width = device.length(.foldWidth)
    return orientation.isLandscape
      ? Frame(x: (window.width - width) / 2, y: 0, width: width, height: window.height)
      : Frame(x: 0, y: (window.height - width) / 2, width: window.width, height: width)
  }
}
