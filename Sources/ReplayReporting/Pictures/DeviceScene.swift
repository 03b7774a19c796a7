package import TimelineModel
package import ToolbarModel

/// What one entry of a timeline looks like: everything a picture draws, in points of the window.
///
/// A scene is geometry and words; it knows nothing of SVG or HTML.
package struct DeviceScene: Hashable, Sendable {
  package var window: Size
  package var outline: DeviceOutline
  /// Bars on screen with their frames, in the order of `Bar`.
  package var bars: [SceneBar]
  /// The glass behind groups and single controls.
  package var capsules: [Frame]
  /// Everything that stands in a bar on screen, bar by bar in reading order.
  package var items: [SceneItem]
  /// Rows of the overflow menu in order, with `divider` for a line; nil when there is no menu.
  package var menu: [ItemID]?
  package var isMenuOpen: Bool
  package var dropped: [DroppedItem]
  /// The sheet that lies over the screen; only a replay knows it.
  package var sheet: Frame?
  package var keyboard: Frame?
  /// Regions that bars keep clear of: status, camera, fold.
  package var reserved: [Frame]

  package struct SceneBar: Hashable, Sendable {
    package var bar: Bar
    package var frame: Frame
  }

  /// An absent item and why, in the timeline's word.
  package struct DroppedItem: Hashable, Sendable {
    package var id: ItemID
    package var reason: String
  }
}

extension DeviceScene {
  /// Builds the scene of an entry.
  ///
  /// Frames that a captured timeline does not say are made up from bar and order, so that everything is drawn.
  package init(of entry: TimelineEntry, inputs: CarriedInputs, labels: ItemLabels) {
    let placer = FramePlacer(entry: entry, labels: labels)
    let frames = placer.frames()
    let traits = entry.traits
    window = placer.window
    outline = DeviceOutline(window: placer.window, traits: traits, isKnownPhone: labels.isPhone)
    let onScreen = entry.bars.rows.filter { $0.bar != .overflow }
    bars = onScreen.compactMap { row in
      placer.barFrame(row.bar, holding: row.ids.compactMap { frames[$0] }).map {
        SceneBar(bar: row.bar, frame: $0)
      }
    }
    items = onScreen.flatMap { row in
      row.ids.compactMap { id in
        frames[id].map {
          SceneItem(
            id: id,
            bar: row.bar,
            frame: $0,
            entry: entry,
            inputs: inputs.current[id],
            labels: labels
          )
        }
      }
    }
    for index in items.indices where !items[index].hasBackground {
      items[index].room = Self.room(for: items[index], among: items, window: placer.window)
    }
    capsules = Self.capsules(around: items, labels: labels)
    menu = entry.bars[.overflow]
    isMenuOpen = entry.menu != nil
    dropped = entry.dropped.sorted { $0.key < $1.key }.map {
      DroppedItem(id: $0.key, reason: $0.value)
    }
    if let height = traits.keyboardHeight, height > .zero, height < window.height {
      keyboard = Frame(x: 0, y: window.height - height, width: window.width, height: height)
    } else {
      keyboard = nil
    }
    reserved = traits.reserved ?? []
    sheet = entry.detail?.layout.environment.sheet
  }

  /// The stretch around a title that meets no control beside it.
  private static func room(
    for title: SceneItem,
    among items: [SceneItem],
    window: Size
  ) -> ClosedRange<Length> {
    var (low, high) = (min(12, title.frame.x), max(window.width - 12, title.frame.maxX))
    for other in items where other.id != title.id {
      guard other.frame.y < title.frame.maxY, title.frame.y < other.frame.maxY else { continue }
      if other.frame.midX > title.frame.midX {
        high = min(high, other.frame.x - 6)
      } else {
        low = max(low, other.frame.maxX + 6)
      }
    }
    let frame = min(title.frame.x, title.frame.maxX)...max(title.frame.x, title.frame.maxX)
    return min(low, frame.lowerBound)...max(high, frame.upperBound)
  }

  /// One capsule for each run of neighbours of one group, one for each other control.
  private static func capsules(around items: [SceneItem], labels: ItemLabels) -> [Frame] {
    var result: [Frame] = []
    var previous: (bar: Bar, group: ItemID)?
    for item in items where item.hasBackground {
      let group = labels.group(of: item.id)
      if let group, let last = result.last, let previous, previous == (item.bar, group) {
        result[result.count - 1] = last.union(item.frame)
      } else {
        result.append(item.frame)
      }
      previous = group.map { (item.bar, $0) }
    }
    return result
  }
}
