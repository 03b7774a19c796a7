package import ToolbarModel

/// What holds at an entry, whenever and for whatever reason it was made.
package struct EntryState: Hashable, Sendable {
  package var traits = TimelineTraits()
  package var bars = BarContents()
  /// Frames by id, as far as known, for items in bars.
  package var frames: [ItemID: Frame] = [:]
  /// Frames of bars, as far as known.
  package var barFrames: [Bar: Frame] = [:]

  // The optional keys: each states the whole truth of its entry.
  package var dropped: [ItemID: String] = [:]
  package var forms: [ItemID: ItemForm] = [:]
  /// In hundredths; absent is 100.
  package var opacity: [ItemID: Int] = [:]
  package var focus: ItemID?
  package var menu: OpenMenu?
  /// Persists: an id keeps its last token.
  package var instances: [ItemID: String] = [:]
  /// What cannot be hit.
  package var inert: [ItemID] = []

  /// What only a replay knows; not written to timeline files.
  package var detail: Shared<ReplayDetail>?

  package init() {}
}

extension EntryState {
  var hasOptionalKeys: Bool {
    !dropped.isEmpty || !forms.isEmpty || !opacity.isEmpty || focus != nil || menu != nil
      || !inert.isEmpty
  }

  mutating func removeOptionalKeys() {
    dropped = [:]
    forms = [:]
    opacity = [:]
    focus = nil
    menu = nil
    inert = []
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
