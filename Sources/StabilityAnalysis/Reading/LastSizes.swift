import ToolbarModel

/// The size of every item as its last frame had it, also of those that have none now.
struct LastSizes: Sendable {
  private var sizes: [Size?] = []

  mutating func take(_ moment: Moment) {
    guard moment.hasNewFrames else { return }
    while sizes.count < moment.frames.count { sizes.append(nil) }
    for item in moment.frames.indices {
      if let frame = moment.frames[item] { sizes[item] = frame.size }
    }
  }

  /// The length an item had; nil when no frame of it was ever seen.
  func length(of item: Int, along bar: Bar) -> Length? {
    guard item < sizes.count, let size = sizes[item] else { return nil }
    return bar.isVertical ? size.height : size.width
  }
}
