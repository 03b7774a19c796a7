import ToolbarModel

/// What a timeline carries from entry to entry, so that files list only what changed; reader and writer share it.
struct CarriedState {
  var traits = TimelineTraits()
  var bars = BarContents()
  var frames: [ItemID: Frame] = [:]
  var barFrames: [Bar: Frame] = [:]
  var instances: [ItemID: String] = [:]

  init() {}

  init(_ entry: TimelineEntry) {
    traits = entry.traits
    bars = entry.bars
    frames = entry.frames
    barFrames = entry.barFrames
    instances = entry.instances
  }

  /// Takes new bars and forgets the frames of what has left them.
  mutating func replaceBars(_ bars: BarContents) {
    let old = self.bars
    self.bars = bars
    guard !frames.isEmpty || !barFrames.isEmpty else { return }
    for row in old.rows {
      if bars[row.bar] == nil, barFrames[row.bar] != nil { barFrames[row.bar] = nil }
      for id in row.ids where bars.bar(of: id) == nil && frames[id] != nil { frames[id] = nil }
    }
  }
}
